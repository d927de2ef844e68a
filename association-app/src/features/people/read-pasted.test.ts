import { readPasted } from './read-pasted';

it.each([
  ['Ann Angel <ann@harbor.test>', 'ann@harbor.test', 'Ann', 'Angel'],
  ['"Ann Angel" <ann@harbor.test>,', 'ann@harbor.test', 'Ann', 'Angel'],
  ['ann.angel@harbor.test', 'ann.angel@harbor.test', 'Ann', 'Angel'],
  ['ann@harbor.test', 'ann@harbor.test', 'Ann', '–'],
  ['Ann,van der Berg,ann@harbor.test', 'ann@harbor.test', 'Ann', 'van der Berg'],
  ['\u202AAnn Angel\u202C <ann@harbor.test\u200B>', 'ann@harbor.test', 'Ann', 'Angel'],
  ['ann@harbor.test\tAnn\tAngel', 'ann@harbor.test', 'Ann', 'Angel'],
  ['ann@harbor.test; Ann; Angel', 'ann@harbor.test', 'Ann', 'Angel'],
  ['Angel, Ann <ann@harbor.test>', 'ann@harbor.test', 'Ann', 'Angel'],
  ['"van der Berg, Ann Marie" <ann@harbor.test>;', 'ann@harbor.test', 'Ann', 'Marie van der Berg'],
  ['Ann, Angel, <ann@harbor.test>', 'ann@harbor.test', 'Ann', 'Angel'],
  ['Ann Angel (ann@harbor.test)', 'ann@harbor.test', 'Ann', 'Angel'],
  ['"ann.angel@harbor.test" <Ann.Angel@harbor.test>', 'Ann.Angel@harbor.test', 'Ann', 'Angel'],
  ['Ann Angel <ann@harbor.test<mailto:ann@harbor.test>>', ...['ann@harbor.test', 'Ann', 'Angel']],
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

it('refuses a line whose name cannot be stored', () => {
  const reason = 'has a name of more than 100 characters';
  expect(readPasted(`Ann ${'x'.repeat(101)} <ann@harbor.test>`)).toEqual({
    people: [],
    problems: [{ line: 1, reason }],
  });
});

it.each([
  'Ann Angel <ann@harbor.test>; Bob Best <bob@harbor.test>',
  'Ann Angel <ann@harbor.test>, "Best, Bob" <bob@harbor.test>,',
  'ann.angel@harbor.test, Bob Best <bob@harbor.test>',
])('reads several people of a line: %j', (line) => {
  const { people, problems } = readPasted(line);
  expect(problems).toEqual([]);
  expect(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    'Ann Angel',
    'Bob Best',
  ]);
});

it.each(['ann@harbor.test Ann Angel; bob@harbor.test Bob Best', 'ann@harbor.test bob@harbor.test'])(
  'does not guess who is who in %j',
  (line) => {
    const reason = 'has more than one email address';
    expect(readPasted(line)).toEqual({ people: [], problems: [{ line: 1, reason }] });
  },
);
