import { compareTexts, toLines } from './compare-texts';

it('reads paragraphs, headings and points as lines', () => {
  expect(
    toLines('<h2>Rules</h2><p>One  <b>two</b></p><ul><li><p>A</p></li><li>B</li></ul><p></p>'),
  ).toEqual(['Rules', 'One two', 'A', 'B']);
  expect(toLines('Only a text')).toEqual(['Only a text']);
  expect(toLines('')).toEqual([]);
});

it('says what came, what went and what stayed, in order', () => {
  expect(compareTexts('<p>One</p><p>Two</p>', '<h2>New</h2><p>One</p><p>2</p>')).toEqual([
    { text: 'New', change: 'added' },
    { text: 'One', change: 'same' },
    { text: 'Two', change: 'removed' },
    { text: '2', change: 'added' },
  ]);
});
