/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { sanitizeBody as sanitizeInPage } from '@syndication/shared-ui/html-body';
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
  '<p>CO<sub>2</sub>, m<sup>2</sup>, <code>npm</code></p>',
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

it('ends what cannot be written where it ended', () => {
  const html = write(
    ({ state, view }) => view.dispatch(state.tr.insertText(' falls', 4)),
    '<p><strong>CO<sub>2</sub></strong></p>',
  );
  expect(html).toBe('<p><strong>CO<sub>2</sub> falls</strong></p>');
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

function paste(html: string): string {
  return write(({ state, view }) => {
    view.dispatch(state.tr.replaceSelection(toSlice(state.schema, html)));
  });
}

it('takes what is pasted, cleaned', () => {
  const html = paste('<h2>New</h2><p onclick="x()" style="color: red">From <b>elsewhere</b></p>');
  expect(html).toBe('<h2>New</h2><p>From <strong>elsewhere</strong></p>');
  expect(sanitizeBody(html)).toBe(html);
});

it('takes as bold and italic what is so where it comes from', () => {
  const html = paste(
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">A </span>' +
      '<span style="font-weight:700">bold</span>, <span style="font-style:italic">italic</span> and ' +
      '<span style="text-decoration:line-through">gone</span> text</p></b>',
  );
  expect(html).toBe('<p>A <strong>bold</strong>, <em>italic</em> and <s>gone</s> text</p>');
});

it('takes headings of other levels as its own', () => {
  expect(
    paste(
      '<h1 style="font-weight: 600">Title</h1><h2>Part</h2><h3>Section</h3><h4>Detail</h4><p>Text</p>',
    ),
  ).toBe('<h2>Title</h2><h2>Part</h2><h3>Section</h3><h3>Detail</h3><p>Text</p>');
});

it('reads a stored heading of another level as its own', () => {
  expect(write(() => undefined, '<h4>Detail</h4><p>Text</p>')).toBe('<h3>Detail</h3><p>Text</p>');
});

const cellsOf = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const TABLE = `<table><tbody>${cellsOf('9:00', 'Doors')}${cellsOf('9:30', 'First company')}</tbody></table>`;

it('makes a line of each row of a table that is pasted', () => {
  expect(paste(`<p>Agenda</p>${TABLE}<p>Bye</p>`)).toBe(
    '<p>Agenda</p><p>9:00 · Doors</p><p>9:30 · First company</p><p>Bye</p>',
  );
});

it('leaves a table as it is that is cut and pasted within the text', () => {
  expect(paste(`<div data-pm-slice="0 0 []">${TABLE}</div>`)).toContain(TABLE);
});

it.each([
  ['of itself', '<p data-pm-slice="0 0 []">m<sup>2</sup></p>', '<p>m<sup>2</sup></p>'],
  ['from elsewhere', '<p>m<sup>2</sup></p>', '<p>m2</p>'],
])('takes what cannot be written from a text %s: %s', (_, pasted, taken) => {
  expect(paste(pasted)).toBe(taken);
});

it('is not empty with nothing but a table', () => {
  expect(write(() => undefined, TABLE)).toContain(TABLE);
});

const CONTENTS = path.join(__dirname, '../api/demo-data/contents');

it.each(readdirSync(CONTENTS).filter((file) => file.endsWith('.html')))(
  'keeps the tables, pictures and videos of %s while its text is edited',
  (file) => {
    const stored = sanitizeBody(readFileSync(path.join(CONTENTS, file), 'utf8'));
    const facts = (html: string) =>
      [...sanitizeInPage(html).querySelectorAll('table, figure, iframe, img, dl, pre')].map(
        ({ outerHTML }) => outerHTML,
      );
    const edited = write(
      (editor) => editor.chain().focus('end').insertContent('More.').run(),
      stored,
    );
    expect(edited).toContain('More.');
    expect(facts(edited)).toEqual(facts(stored));
    expect(facts(sanitizeBody(edited))).toEqual(facts(stored));
  },
);
