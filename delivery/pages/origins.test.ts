import { readOrigins } from './origins';

const read = (text: string) => {
  process.env['PUBLIC_ORIGIN'] = text;
  return readOrigins('PUBLIC_ORIGIN');
};
afterEach(() => {
  delete process.env['PUBLIC_ORIGIN'];
});

it('reads origins as browsers write them', () => {
  expect(read('')).toEqual([]);
  expect(read(' https://Deals.example/  http://localhost:8080 ')).toEqual([
    'https://deals.example',
    'http://localhost:8080',
  ]);
});

it.each(['deals.example', 'https://deals.example/a', 'ftp://deals.example', 'https://a;b'])(
  'names the variable that has %s',
  (text) => expect(() => read(text)).toThrow(`PUBLIC_ORIGIN must list origins`),
);
