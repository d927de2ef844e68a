import { getAnonymousUser, signIn } from '@syndication/contract/accounts/accounts.endpoints';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import {
  getNominationLink,
  getNominations,
  renewNominationLink,
  signUpByNomination,
} from '@syndication/contract/nominations/nominations.endpoints';
import {
  NOMINATION_LINK_DAYS,
  NOMINATION_LINK_PARAMETER,
} from '@syndication/contract/nominations/nominations.rules';
import { asc, eq } from 'drizzle-orm';

import { nominations, outbox, sessions, users } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';
import { nominateCompanies } from '../nominations/nominate-companies';

const api = useApi();
const EMAIL = 'ceo@company.test';
const person = { firstName: 'Eve', lastName: 'Founder', password: 'Correct1horse' };

/** The token of the last mail to this address. */
async function findToken(recipient = EMAIL): Promise<string> {
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(asc(outbox.createdAt));
  const address = /https?:\S+\/entrepreneur-signup\S*/.exec(mails.at(-1)?.textBody ?? '')?.[0];
  return new URL(address ?? '').searchParams.get(NOMINATION_LINK_PARAMETER) ?? '';
}

/** A member of an angel group who nominates addresses as the page does. */
async function addNominator(firstName: string, groupTitle?: string) {
  const group = await addGroup(api.db, `${firstName}'s group`);
  const { user, member } = await addMember(api.db, {
    groupIds: [group.id],
    ...(groupTitle !== undefined && { groupTitle }),
  });
  await api.db.update(users).set({ firstName }).where(eq(users.id, user.id));
  const session = { userId: user.id, memberId: member.id, firstName, lastName: 'Angel' };
  const nominate = (email = EMAIL) =>
    nominateCompanies(api.context, session as Parameters<typeof nominateCompanies>[1], [
      { email, syndicationGroupIds: [group.id] },
    ]);
  return { nominate, group };
}

const look = (token: string) => api.browser().call(getNominationLink, { query: { token } });
const join = (token: string, browser = api.browser()) =>
  browser.call(signUpByNomination, { body: { ...person, token } });
const stateOf = async (token: string) => (await look(token)).data?.state;

it('says for whom it is, and who nominated the company where', async () => {
  await (await addNominator('Ann')).nominate();
  await (await addNominator('Bob')).nominate();
  const { data } = await look(await findToken());
  expect(data).toEqual({
    state: 'open',
    email: EMAIL,
    nominations: [
      { group: "Ann's group", nominatedBy: 'Ann Angel' },
      { group: "Bob's group", nominatedBy: 'Bob Angel' },
    ],
  });
});

it('creates the account of its address and signs it in', async () => {
  await (await addNominator('Ann')).nominate();
  const browser = api.browser();
  expect((await join(await findToken(), browser)).status).toBe(204);
  const user = await browser.call(getAnonymousUser, {});
  expect(user.data).toMatchObject({ email: EMAIL, firstName: 'Eve', role: 'entrepreneur' });
  const body = { email: EMAIL, password: person.password };
  expect((await api.browser().call(signIn, { body })).status).toBe(200);
});

it('changes nothing by being opened', async () => {
  await (await addNominator('Ann')).nominate();
  const token = await findToken();
  for (let time = 0; time < 3; time += 1) expect(await stateOf(token)).toBe('open');
  expect(await api.db.select().from(sessions)).toEqual([]);
  expect((await join(token)).status).toBe(204);
});

it('makes one account, also of two requests at once, and says afterwards that there is one', async () => {
  await (await addNominator('Ann')).nominate();
  const token = await findToken();
  const answers = await Promise.all([join(token), join(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await stateOf(token)).toBe('account');
  expect((await join(token)).error?.code).toBe('EMAIL_TAKEN');
  expect(await api.db.select().from(sessions)).toHaveLength(1);
});

it('names what is wrong with what was typed, and works still', async () => {
  await (await addNominator('Ann')).nominate();
  const token = await findToken();
  const body = { ...person, token, firstName: 'Al', password: 'Password1' };
  const refused = await api.browser().call(signUpByNomination, { body });
  expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([400, ['firstName']]);
  const common = { ...person, token, password: 'Password1' };
  const guessed = await api.browser().call(signUpByNomination, { body: common });
  expect(guessed.error?.fields).toHaveProperty('password');
  expect((await join(token)).status).toBe(204);
});

it('expires, and its page sends a new one to the same address', async () => {
  await (await addNominator('Ann')).nominate();
  const token = await findToken();
  const renew = () => api.browser().call(renewNominationLink, { body: { token } });
  await renew();
  expect(await api.db.select().from(outbox)).toHaveLength(1);
  api.setNow(new Date(Date.now() + NOMINATION_LINK_DAYS * DAY_MS + 1_000));
  expect((await look(token)).data).toMatchObject({ state: 'expired', email: EMAIL });
  expect((await join(token)).error?.code).toBe('MAIL_LINK_INVALID');
  expect((await renew()).status).toBe(204);
  const [, mail] = await api.db.select().from(outbox).orderBy(asc(outbox.createdAt));
  expect(mail?.recipient).toBe(EMAIL);
  expect((await join(await findToken())).status).toBe(204);
});

it('opens nothing once every nomination of its address is withdrawn, and works as long as one is left', async () => {
  const [ann, bob] = [await addNominator('Ann'), await addNominator('Bob')];
  await ann.nominate();
  const token = await findToken();
  await bob.nominate();
  const withdraw = (groupId: string) =>
    api.db
      .update(nominations)
      .set({ withdrawnAt: new Date() })
      .where(eq(nominations.groupId, groupId));
  await withdraw(ann.group.id);
  expect(await stateOf(token)).toBe('open');
  await withdraw(bob.group.id);
  expect((await look(token)).data).toEqual({ state: 'withdrawn', email: EMAIL, nominations: [] });
  expect((await join(token)).error?.code).toBe('MAIL_LINK_INVALID');
});

it('is no proof of the address that its nomination was given afterwards', async () => {
  await (await addNominator('Ann')).nominate('typo@company.test');
  const token = await findToken('typo@company.test');
  await api.db.update(nominations).set({ email: EMAIL });
  expect((await look(token)).data).toEqual({ state: 'withdrawn', email: null, nominations: [] });
  expect((await join(token)).error?.code).toBe('MAIL_LINK_INVALID');
});

it('does nothing if it was made up', async () => {
  await (await addNominator('Ann')).nominate();
  const token = await findToken();
  for (const forged of ['made-up', `${token}A`, token.split('.')[0]!]) {
    expect((await look(forged)).status).toBe(404);
    expect((await join(forged)).error?.code).toBe('MAIL_LINK_INVALID');
    const answer = await api.browser().call(renewNominationLink, { body: { token: forged } });
    expect(answer.status).toBe(204);
  }
  expect(await api.db.select().from(outbox)).toHaveLength(1);
});

it('tells the founder alone which group the nominator comes from', async () => {
  await (await addNominator('Ann', 'Maine Angels')).nominate();
  const user = await addEntrepreneur(api.db, EMAIL);
  const params = { emailAddress: EMAIL };
  const own = await (await api.browserOf(user.id)).call(getNominations, { params });
  expect(own.data.memberGroup).toBe('Maine Angels');
  const others = await api.browser().call(getNominations, { params });
  expect(others.data).toMatchObject({ member: [], memberGroup: null });
});

it('falls back to the group of the nomination', async () => {
  await (await addNominator('Ann')).nominate();
  const user = await addEntrepreneur(api.db, EMAIL);
  const own = await api.browserOf(user.id);
  const { data } = await own.call(getNominations, { params: { emailAddress: EMAIL } });
  expect(data.memberGroup).toBe("Ann's group");
});
