import {
  emailListMessages,
  filledEmails,
  findDuplicateEmails,
  findEmailsInText,
  nominatedMessage,
  showcaseNominatedMessage,
} from './nominations.rules';
import { dealNominationSchema } from './nominations.schemas';

const memberId = '00000000-0000-4000-8000-000000000010';
const groupId = '00000000-0000-4000-8000-000000000001';
const entry = (email: string, syndicationGroupIds = [groupId]) => ({ email, syndicationGroupIds });

function messagesFor(data: ReturnType<typeof entry>[]): Record<string, string> {
  const result = dealNominationSchema.safeParse({ memberId, data });
  return Object.fromEntries(
    (result.error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message] as const),
  );
}

describe('findDuplicateEmails', () => {
  it('names every repetition, ignoring case and blanks', () => {
    expect(findDuplicateEmails(['a@b.co', ' A@B.co', 'c@d.co', 'a@b.co '])).toEqual([1, 3]);
  });
  it('does not count empty fields', () => {
    expect(findDuplicateEmails(['', undefined, ' ', ''])).toEqual([]);
  });
});

describe('emailListMessages', () => {
  it('wants the first address, and takes blank ones after it', () => {
    expect(emailListMessages(['', 'a@b.co', ' ', undefined])).toEqual([
      'Email is required *',
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('names wrong and repeated addresses', () => {
    expect(emailListMessages(['a@b.co', 'a@b', 'A@b.co '])).toEqual([
      undefined,
      'Must be a valid email address *',
      'This email is already added!',
    ]);
  });
});

it('drops blank addresses before sending', () => {
  const rows = [' a@b.co ', '', undefined, '  ', '\u200B', '\u202Ac@d.co\u202C'];
  expect(filledEmails(rows)).toEqual(['a@b.co', 'c@d.co']);
});

it.each([
  ['a@b.co', ['a@b.co']],
  ['a@b.co, c@d.co;e@f.co', ['a@b.co', 'c@d.co', 'e@f.co']],
  ['"Ann Lee" <ann@a.co>\n\tBob <bob@b.co>', ['ann@a.co', 'bob@b.co']],
  ['\u202Aa@b.co\u202C\u200B', ['a@b.co']],
  ['nobody', []],
])('finds the addresses in %j', (text, emails) => expect(findEmailsInText(text)).toEqual(emails));

describe('success texts', () => {
  it('names everybody who was nominated', () => {
    expect(nominatedMessage(['a@b.co', 'c@d.co'])).toBe(
      'a@b.co, c@d.co have been successfully nominated',
    );
  });
  it.each([
    [['a@b.co'], 'a@b.co has been'],
    [['a@b.co', 'c@d.co'], 'a@b.co, c@d.co have been'],
  ])('says has or have for the showcase program', (emails, beginning) => {
    expect(showcaseNominatedMessage(emails)).toBe(
      `${beginning} successfully nominated for the partner showcase program.`,
    );
  });
});

describe('dealNominationSchema', () => {
  it('takes 20 addresses and not one more', () => {
    const entries = Array.from({ length: 21 }, (_, index) => entry(`ceo${index}@acme.example`));
    expect(messagesFor(entries.slice(1))).toEqual({});
    expect(messagesFor(entries)).toHaveProperty('data');
  });

  it.each([
    ['no address', [], { data: 'At least one email is required' }],
    ['an empty address', [entry(' ')], { 'data.0.email': 'Email is required *' }],
    ['a wrong address', [entry('a@b')], { 'data.0.email': 'Must be a valid email address *' }],
    [
      'no group',
      [entry('a@b.co', [])],
      { 'data.0.syndicationGroupIds': 'At least one syndication group is required' },
    ],
    [
      'an address twice',
      [entry('a@b.co'), entry('A@b.co')],
      { data: 'This email is already added!' },
    ],
  ])('refuses %s', (_, entries, messages) => expect(messagesFor(entries)).toEqual(messages));
});
