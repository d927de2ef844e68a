import { randomUUID } from 'node:crypto';

import { putDigestChoice } from '@syndication/contract/digests/digests.endpoints';
import * as memberDeals from '@syndication/contract/member-deals/member-deals.endpoints';
import * as contract from '@syndication/contract/own-data/own-data.endpoints';

import { auditLog, roundOutcomes, users } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();

const actions = async () => (await api.db.select().from(auditLog)).map(({ action }) => action);

describe('own data', () => {
  it('are what the platform holds of a founder, and nothing of others', async () => {
    const founder = await addEntrepreneur(api.db);
    const group = await addGroup(api.db, 'Great Lakes');
    await nominate(api.db, founder.email, group.id);
    const { round } = await addVenture(api.db, founder);
    const outcome = { raisedUsd: 400_000, statedAt: new Date(), confirmedAt: new Date() };
    await api.db
      .insert(roundOutcomes)
      .values({ roundId: round.id, source: 'A call with another member', ...outcome });
    const other = await addMember(api.db, { groupIds: [group.id] });
    await api.db.update(users).set({ passwordHash: 'secret-hash' });
    const browser = await api.browserOf(founder.id);
    const { status, data, text } = await browser.call(contract.exportOwnData, {});
    expect(status).toBe(200);
    const part = (name: string) => data.parts.find(({ about }) => about === name)?.facts;
    expect(part('account')).toMatchObject([{ email: founder.email, has_password: true }]);
    expect(part('company profile')).toMatchObject([{ company_name: 'Acme Robotics' }]);
    expect(part('nominations received')).toMatchObject([{ group: 'Great Lakes' }]);
    expect(part('places signed in')).toHaveLength(1);
    expect(part('what rounds raised')).toMatchObject([{ round: 1, raised_usd: 400_000 }]);
    expect(text).not.toContain('A call with another member');
    expect(part('votes')).toBeUndefined();
    expect(text).not.toContain('secret-hash');
    expect(text).not.toContain(other.user.email);
    expect(await actions()).toEqual(['own-data-exported']);
  });

  it('are a member’s groups and agreements, too', async () => {
    const group = await addGroup(api.db, 'Great Lakes');
    const { user } = await addMember(api.db, { groupIds: [group.id], groupTitle: 'Maine' });
    const { data } = await (await api.browserOf(user.id)).call(contract.exportOwnData, {});
    const part = (name: string) => data.parts.find(({ about }) => about === name)?.facts;
    expect(part('membership of the association')).toMatchObject([{ angel_group: 'Maine' }]);
    expect(part('groups')).toMatchObject([{ title: 'Great Lakes', ended_at: null }]);
    expect(part('agreements accepted')).toMatchObject([{ version: 1 }]);
  });

  it('are what a member keeps about deals, too', async () => {
    const group = await addGroup(api.db, 'Great Lakes');
    const { user, member } = await addMember(api.db, { groupIds: [group.id] });
    const founder = await addEntrepreneur(api.db);
    await nominate(api.db, founder.email, group.id, member.id);
    const { venture } = await addVenture(api.db, founder);
    const browser = await api.browserOf(user.id);
    const params = { ventureId: venture.id };
    await browser.call(memberDeals.putFollow, { params });
    await browser.call(memberDeals.putNote, { params, body: { text: 'Ask.', savedAt: null } });
    const view = { name: 'Evening', search: 'tab=to-vote', isStart: false };
    await browser.call(memberDeals.putDealView, { params: { id: randomUUID() }, body: view });
    await browser.call(memberDeals.putDealVisit, { body: { isDismissed: false } });
    const choice = { params: { groupId: group.id }, body: { rhythm: 'daily' as const } };
    await browser.call(putDigestChoice, choice);
    const { data } = await browser.call(contract.exportOwnData, {});
    const part = (name: string) => data.parts.find(({ about }) => about === name)?.facts;
    expect(part('deals followed')).toMatchObject([{ company_name: 'Acme Robotics' }]);
    expect(part('notes on deals')).toMatchObject([{ text: 'Ask.' }]);
    expect(part('views of the deals list')).toMatchObject([{ name: 'Evening' }]);
    expect(part('visits of the deals list')).toMatchObject([{ group: 'Great Lakes' }]);
    expect(part('groups')).toMatchObject([{ mails_about_deals: 'daily' }]);
  });

  it('are for the signed in', async () => {
    expect((await api.browser().call(contract.exportOwnData, {})).status).toBe(401);
  });
});

describe('asking for deletion', () => {
  it('is remembered once, and taken back once', async () => {
    const founder = await addEntrepreneur(api.db);
    const browser = await api.browserOf(founder.id);
    expect((await browser.call(contract.getDeletionRequest, {})).data).toEqual({ askedAt: null });
    const asked = (await browser.call(contract.askForDeletion, {})).data;
    expect(asked.askedAt).not.toBeNull();
    api.setNow(new Date(Date.now() + 60_000));
    expect((await browser.call(contract.askForDeletion, {})).data).toEqual(asked);
    expect((await browser.call(contract.withdrawDeletion, {})).data).toEqual({ askedAt: null });
    expect((await browser.call(contract.withdrawDeletion, {})).data).toEqual({ askedAt: null });
    expect(await actions()).toEqual(['deletion-asked', 'deletion-withdrawn']);
  });
});
