/** @jest-environment jest-fixed-jsdom */
import { Editor } from '@tiptap/core';

import { sanitizeBody } from '../api/src/modules/contents/sanitize-body';
import {
  EXTENSIONS,
  fromStoredHtml,
  toSlice,
  toStoredHtml,
} from '../association-app/src/components/rich-text/stored-html';

function write(act: (editor: Editor) => unknown, content = ''): string {
  const editor = new Editor({ extensions: EXTENSIONS, content: fromStoredHtml(content) });
  act(editor);
  const html = toStoredHtml(editor);
  editor.destroy();
  return html;
}

const EVERYTHING = [
  '<h2>Heading &amp; more</h2>',
  '<h3>Subheading</h3>',
  '<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <s>gone</s>, 1\u00A0000 “quoted” &lt;b&gt;.</p>',
  '<p>One line<br />and another</p>',
  '<ul><li><p>One</p></li><li><p>Two</p><ul><li><p>Inner</p></li></ul></li></ul>',
  '<ol><li><p>First</p></li></ol>',
  '<blockquote><p>Said</p></blockquote>',
  '<hr />',
  '<p><a target="_blank" rel="noopener noreferrer" href="https://a.example/x?y=1&amp;z=2">Link</a></p>',
  '<p></p>',
].join('');

it('keeps everything that can be written, and the API’s sanitiser changes none of it', () => {
  const html = write(() => undefined, EVERYTHING);
  expect(sanitizeBody(html)).toBe(html);
  expect(html).toBe(EVERYTHING);
});

it('makes nothing with any of its tools that the sanitiser changes', () => {
  const html = write((editor) =>
    editor
      .chain()
      .insertContent('First')
      .setHardBreak()
      .insertContent('line')
      .toggleHeading({ level: 2 })
      .splitBlock()
      .toggleBulletList()
      .toggleBold()
      .insertContent('bold')
      .selectAll()
      .setLink({ href: 'https://a.example/' })
      .run(),
  );
  expect(html).toContain('<a ');
  expect(sanitizeBody(html)).toBe(html);
});

it.each(['javascript:alert(1)', 'ftp://a.example', '/relative'])('links to no %s', (href) => {
  const html = write((editor) =>
    editor.chain().insertContent('Text').selectAll().setLink({ href }).run(),
  );
  expect(html).toBe('<p>Text</p>');
});

it('leaves out what it cannot write, and is empty without a text', () => {
  const hostile = '<p onclick="x()">Text<img src="https://a.example/x.png"><script>1</script></p>';
  expect(write(() => undefined, hostile)).toBe('<p>Text</p>');
  expect(write(() => undefined)).toBe('');
});

it('takes what is pasted, cleaned', () => {
  const html = write((editor) => {
    const { state, view } = editor;
    const slice = toSlice(state.schema, '<h2>New</h2><p onclick="x()">From <b>elsewhere</b></p>');
    view.dispatch(state.tr.replaceSelection(slice));
  });
  expect(html).toBe('<h2>New</h2><p>From <strong>elsewhere</strong></p>');
});
