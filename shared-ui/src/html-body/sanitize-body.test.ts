import { sanitizeBody, sanitizeForeign } from './sanitize-body';

const written = (fragment: DocumentFragment) => {
  const frame = document.createElement('div');
  frame.append(fragment);
  return frame.innerHTML;
};

it('keeps the styles of foreign HTML only for parsing, with one Trusted Types policy', () => {
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  const html = '<h1>A</h1><p style="color: red" onclick="x()">B</p>';
  expect(written(sanitizeBody(html))).toBe('A<p>B</p>');
  expect(written(sanitizeForeign(html))).toBe('<h1>A</h1><p style="color: red">B</p>');
  expect(written(sanitizeBody(html))).toBe('A<p>B</p>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['dompurify']);
});
