import { readPasted } from './read-pasted';

it.each([
  ['Ann Angel <ann@harbor.test>', 'ann@harbor.test', 'Ann', 'Angel'],
  ['"Ann Angel" <ann@harbor.test>,', 'ann@harbor.test', 'Ann', 'Angel'],
  ['ann.angel@harbor.test', 'ann.angel@harbor.test', 'Ann', 'Angel'],
  ['ann@harbor.test', 'ann@harbor.test', 'Ann', '–'],
  ['Ann,van der Berg,ann@harbor.test', 'ann@harbor.test', 'Ann', 'van der Berg'],
  ['ann@harbor.test\tAnn\tAngel', 'ann@harbor.test', 'Ann', 'Angel'],
  ['ann@harbor.test; Ann; Angel', 'ann@harbor.test', 'Ann', 'Angel'],
])('reads %j', (line, email, firstName, lastName) => {
  expect(readPasted(line)).toEqual({ people: [{ email, firstName, lastName }], problems: [] });
});

it('names the lines that hold nobody, and passes over empty ones', () => {
  const { people, problems } = readPasted('Ann\r\n\n ann@harbor.test \nbob@nowhere\n');
  expect(people).toHaveLength(1);
  expect(problems).toEqual([
    { line: 1, reason: 'has no email address' },
    { line: 4, reason: 'has no email address' },
  ]);
});
