import { randomUUID } from 'node:crypto';

import { getAccount } from '@syndication/contract/account-security/account-security.endpoints';
import { forgotPassword, renewInvitation } from '@syndication/contract/accounts/accounts.endpoints';
import { archiveConsoleGroup } from '@syndication/contract/console-groups/console-groups.endpoints';
import { getAuditTrail } from '@syndication/contract/console-audit/console-audit.endpoints';
import { putTestMail } from '@syndication/contract/console-health/console-health.endpoints';
import {
  correctNomination,
  putDealLead,
} from '@syndication/contract/console-nominations/console-nominations.endpoints';
import { postBookmark, putContentRead } from '@syndication/contract/contents/contents.endpoints';
import { getDigestChoices } from '@syndication/contract/digests/digests.endpoints';
import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';
import { VIEW_NAME_MAX_LENGTH } from '@syndication/contract/member-deals/member-deals.rules';
import * as memberDeals from '@syndication/contract/member-deals/member-deals.endpoints';
import {
  getOwnNominations,
  postDealNomination,
  postNominationMail,
} from '@syndication/contract/nominations/nominations.endpoints';
import * as contract from '@syndication/contract/console-people/console-people.endpoints';
import { askForDeletion } from '@syndication/contract/own-data/own-data.endpoints';
import * as passkeyCalls from '@syndication/contract/passkeys/passkeys.endpoints';
import { putProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import { getGroupPredictions } from '@syndication/contract/predictions/predictions.endpoints';
import * as ventureCalls from '@syndication/contract/ventures/ventures.endpoints';
import { postVote, putConflictReason } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { eq } from 'drizzle-orm';

import {
  auditLog,
  bookmarks,
  conflictsOfInterest,
  contentCategories,
  contentCategoryGroups,
  contentCategoryItems,
  contents,
  dealFollows,
  dealNotes,
  dealViews,
  dealVisits,
  feedback,
  groups,
  memberGroups,
  members,
  nominations,
  outbox,
  passkeys,
  profileDrafts,
  resetTokens,
  userIdentities,
  users,
  ventures,
  votes,
} from '../../database/schema';
import { hashSecretId } from '../../http/secret-id';
import { callMeanwhile } from '../../testing/call-meanwhile';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  daysAgo,
  nominate,
  only,
} from '../../testing/fixtures';
import { onPostgres } from '../../testing/on-postgres';
import { SoftAuthenticator } from '../../testing/soft-authenticator';
import type { TestBrowser } from '../../testing/test-browser';
import { TEST_ORIGIN, useApi } from '../../testing/use-api';
import { keepAccount } from '../accounts/users.repository';
import { lockGroup, moveActiveGroups } from '../console-groups/console-groups.repository';
import { endMembership } from '../members/end-membership';
import { activateMembership, findMemberGroups, lockMember } from '../members/members.repository';
import { lockAccount } from './deletions.repository';
import { eraseAccount } from './erase-account.repository';

const api = useApi();

const newProfile = {
  companyName: 'Late Robotics',
  companyWebsite: 'https://late.test',
  description: 'Robots that come late.',
  country: 'US',
  state: 'Maine',
  ceoName: 'Eve Founder',
  mobileNumber: '(207) 555-0123',
  slideDeckLink: 'https://late.test/deck',
  qualification: [],
  dealLeadGroup: 'Maine Angels',
  currentVentureRound: {
    amount: 500_000,
    valuation: 4_000_000,
    committed: 'At least (50%)' as const,
    securityType: 'SAFE' as const,
  },
};

async function setUp() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  await api.db.update(groups).set({ minBallots: 1 });
  const maine = await addGroup(api.db, 'Maine');
  const staff = await addMember(api.db, { isStaff: true });
  const browser = await api.browserOf(staff.user.id);
  const lead = await addMember(api.db, { groupIds: [lakes.id] });
  const founder = await addEntrepreneur(api.db);
  await nominate(api.db, founder.email, lakes.id, lead.member.id);
  const { venture } = await addVenture(api.db, founder);
  const ofFounder = await api.browserOf(founder.id);
  const predictions = async () =>
    (await ofFounder.call(ventureCalls.getVenture, { params: { id: venture.id } })).data
      .predictions;
  const vote = async ({ user, member }: typeof lead, choice: VoteChoice) => {
    const body = { venture_id: venture.id, member_uuid: member.id, choice };
    expect((await (await api.browserOf(user.id)).call(postVote, { body })).status).toBe(200);
  };
  return { lakes, maine, staff, browser, lead, founder, venture, ofFounder, predictions, vote };
}

const peopleIn = async (browser: Awaited<ReturnType<typeof setUp>>['browser']) =>
  (await browser.call(contract.getPeople, { query: { state: 'active' } })).data.people.map(
    ({ email }) => email,
  );

const nominationsOf = async ({ user, member }: Awaited<ReturnType<typeof addMember>>) =>
  (
    await (
      await api.browserOf(user.id)
    ).call(getOwnNominations, { params: { memberId: member.id } })
  ).data;

describe('deleting a person', () => {
  it('takes the name and every way in, and leaves the votes', async () => {
    const { lakes, browser, vote, predictions, ...world } = await setUp();
    const gone = await addMember(api.db, { groupIds: [lakes.id], email: 'gone@angels.test' });
    await vote(world.lead, '100%');
    await vote(gone, '50%');
    const before = await predictions();
    expect(before).toMatchObject({ average: 75, voterCount: 2 });
    await api.db
      .insert(userIdentities)
      .values({ userId: gone.user.id, provider: 'google', subject: 'x' });
    const mail = { subject: 'Hello', textBody: 't', htmlBody: 'h', recipient: gone.user.email };
    await api.db.insert(outbox).values(mail);
    const words = { name: 'Gil Gone', email: 'Gone@Angels.test', subject: '', body: 'Hello.' };
    expect((await api.browser().call(postFeedback, { body: words })).status).toBe(204);
    const testMail = { params: { id: randomUUID() }, body: { email: gone.user.email } };
    expect((await browser.call(putTestMail, testMail)).status).toBe(204);
    const named = await nominate(api.db, 'ceo@led.test', lakes.id, world.lead.member.id);
    const ledBy = ({ user: { email } }: typeof gone, version: number) =>
      browser.call(putDealLead, { params: { id: named.id }, body: { email, version } });
    expect((await ledBy(gone, 1)).status).toBe(204);
    expect((await ledBy(world.lead, 2)).status).toBe(204);
    const ofGone = await api.browserOf(gone.user.id);
    await ofGone.call(askForDeletion, {});
    const requests = await browser.call(contract.getDeletionRequests, {});
    expect(requests.data).toMatchObject([{ email: 'gone@angels.test', role: 'investor' }]);

    const params = { userId: gone.user.id };
    expect((await browser.call(contract.deleteAccount, { params })).status).toBe(204);
    expect((await browser.call(contract.deleteAccount, { params })).status).toBe(204);
    expect((await ofGone.call(getAccount, {})).status).toBe(401);
    expect(await predictions()).toEqual(before);
    expect((await browser.call(contract.getDeletionRequests, {})).data).toEqual([]);
    expect(await peopleIn(browser)).not.toContain('gone@angels.test');
    const everything = JSON.stringify([
      await api.db.select().from(users),
      await api.db.select().from(outbox),
      await api.db.select().from(feedback),
      await api.db.select().from(auditLog),
      await api.db.select().from(userIdentities),
    ]).toLowerCase();
    expect(everything).not.toContain('gone@angels.test');
    expect(everything).not.toContain('gil gone');
    const deletions = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'person-deleted'));
    expect(deletions).toMatchObject([{ targetId: gone.member.id, before: { wasAsked: true } }]);
    // The address is free again.
    await addMember(api.db, { email: 'gone@angels.test' });
  });

  it('takes what the member kept about deals, and writes no more digests', async () => {
    const { lakes, browser, venture } = await setUp();
    const gone = await addMember(api.db, { groupIds: [lakes.id] });
    const ofGone = await api.browserOf(gone.user.id);
    const params = { ventureId: venture.id };
    await ofGone.call(memberDeals.putFollow, { params });
    await ofGone.call(memberDeals.putNote, { params, body: { text: 'Ask.', savedAt: null } });
    const view = { name: 'Evening', search: 'tab=to-vote', isStart: false };
    await ofGone.call(memberDeals.putDealView, { params: { id: randomUUID() }, body: view });
    await ofGone.call(memberDeals.putDealVisit, { body: { isDismissed: false } });
    const userId = gone.user.id;
    expect((await browser.call(contract.deleteAccount, { params: { userId } })).status).toBe(204);
    for (const table of [dealFollows, dealNotes, dealViews, dealVisits]) {
      expect(await api.db.$count(table)).toBe(0);
    }
    const memberships = await api.db
      .select()
      .from(memberGroups)
      .where(eq(memberGroups.memberId, gone.member.id));
    expect(memberships).toMatchObject([{ digest: 'off', digestedAt: null }]);
  });

  it('takes a founder’s deal from all lists, and leaves its votes', async () => {
    const { browser, vote, lead, founder } = await setUp();
    await vote(lead, '100%');
    const list = async () =>
      (await (await api.browserOf(lead.user.id)).call(ventureCalls.getVentures, { query: {} }))
        .data;
    expect(await list()).toHaveLength(1);
    const params = { userId: founder.id };
    expect((await browser.call(contract.deleteAccount, { params })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await api.db.$count(votes)).toBe(1);
    const nominated = await nominationsOf(lead);
    expect(JSON.stringify(nominated)).not.toContain(founder.email);
    // Nobody is asked to write to a founder who is gone.
    expect(nominated).toMatchObject([{ step: 'withdrawn', canMailAgain: false }]);
  });

  it('leaves no address of a founder without a profile, nor one in its place', async () => {
    const { lakes, browser, lead } = await setUp();
    const { id } = await nominate(api.db, 'ceo@typo.test', lakes.id, lead.member.id);
    const corrected = { params: { id }, body: { email: 'ceo@new.test', version: 1 } };
    expect((await browser.call(correctNomination, corrected)).status).toBe(204);
    const founder = await addEntrepreneur(api.db, 'ceo@new.test');
    const params = { userId: founder.id };
    expect((await browser.call(contract.deleteAccount, { params })).status).toBe(204);
    const mine = (await nominationsOf(lead)).filter((nomination) => nomination.id === id);
    expect(mine).toMatchObject([{ email: null, companyName: null, step: 'withdrawn' }]);
    const { data } = await browser.call(getAuditTrail, { query: { subject: 'nomination' } });
    expect(data.entries).toMatchObject([
      { action: 'nomination-corrected', target: { name: null }, before: null, after: null },
    ]);
  });

  onPostgres.it.each([
    ['', false],
    [', with staff in it,', true],
  ])('waits while a group of theirs%s is archived', async (_, isWithStaff) => {
    const { lakes, maine, browser } = await setUp();
    if (isWithStaff) await addMember(api.db, { groupIds: [lakes.id], isStaff: true });
    const gone = await addMember(api.db, { groupIds: [lakes.id, maine.id] });
    const params = { userId: gone.user.id };
    const { answer } = await api.db.transaction(async (tx) => {
      await lockGroup(tx, lakes.id);
      await lockMember(tx, gone.member.id);
      const deleting = await callMeanwhile(tx, () =>
        browser.call(contract.deleteAccount, { params }),
      );
      await tx.update(groups).set({ archivedAt: new Date() }).where(eq(groups.id, lakes.id));
      await moveActiveGroups(tx, lakes.id);
      return deleting;
    });
    expect((await answer).status).toBe(204);
    expect(await findMemberGroups(api.db, gone.member.id)).toEqual([]);
  });

  onPostgres.it('waits while they switch to another group', async () => {
    const { lakes, maine, browser } = await setUp();
    const gone = await addMember(api.db, { groupIds: [lakes.id, maine.id] });
    const params = { userId: gone.user.id };
    const { answer } = await api.db.transaction(async (tx) => {
      await lockMember(tx, gone.member.id);
      const deleting = await callMeanwhile(tx, () =>
        browser.call(contract.deleteAccount, { params }),
      );
      await activateMembership(tx, gone.member.id, maine.id);
      return deleting;
    });
    expect((await answer).status).toBe(204);
  });

  onPostgres.describe('keeps nothing that they save at the same moment', () => {
    interface Saved {
      memberId: string;
      ventureId: string;
      contentId: string;
      groupId: string;
      founderEmail: string;
    }

    async function addUpdate(groupId: string): Promise<string> {
      const update = { title: 'News', description: 'n', body: '<p>n</p>', publishedAt: daysAgo(1) };
      const { id: contentId } = only(await api.db.insert(contents).values(update).returning());
      const category = { title: 'Reports', isSpecialUpdates: false };
      const { id: categoryId } = only(
        await api.db.insert(contentCategories).values(category).returning(),
      );
      await api.db.insert(contentCategoryItems).values({ categoryId, contentId });
      await api.db.insert(contentCategoryGroups).values({ categoryId, groupId });
      return contentId;
    }

    async function callWhileErased(
      account: Parameters<typeof eraseAccount>[1],
      call: () => Promise<{ status: number }>,
    ): Promise<number> {
      const { answer } = await api.db.transaction(async (tx) => {
        await lockAccount(tx, account.userId);
        await eraseAccount(tx, account, new Date());
        return callMeanwhile(tx, call);
      });
      return (await answer).status;
    }

    async function saveMeanwhile(
      account: Parameters<typeof eraseAccount>[1],
      save: (browser: TestBrowser) => Promise<{ status: number }>,
    ) {
      const browser = await api.browserOf(account.userId);
      expect(await callWhileErased(account, () => save(browser))).toBe(401);
    }

    it.each([
      [
        'profile',
        ventures,
        (browser: TestBrowser) => browser.call(ventureCalls.createVenture, { body: newProfile }),
      ],
      [
        'draft',
        profileDrafts,
        (browser: TestBrowser) =>
          browser.call(putProfileDraft, { body: { values: {}, basedOnVersion: null } }),
      ],
    ] as const)('a founder’s %s', async (_, table, save) => {
      const { lakes } = await setUp();
      const { id, email } = await addEntrepreneur(api.db);
      await nominate(api.db, email, lakes.id);
      const before = await api.db.$count(table);
      await saveMeanwhile({ userId: id, email, memberId: null }, save);
      expect(await api.db.$count(table)).toBe(before);
    });

    it.each([
      [
        'follow',
        dealFollows,
        (browser: TestBrowser, { ventureId }: Saved) =>
          browser.call(memberDeals.putFollow, { params: { ventureId } }),
      ],
      [
        'saved view',
        dealViews,
        (browser: TestBrowser) =>
          browser.call(memberDeals.putDealView, {
            params: { id: randomUUID() },
            body: { name: 'Evening', search: 'tab=to-vote', isStart: false },
          }),
      ],
      [
        'visit',
        dealVisits,
        (browser: TestBrowser) =>
          browser.call(memberDeals.putDealVisit, { body: { isDismissed: false } }),
      ],
      [
        'dismissal of news',
        dealVisits,
        (browser: TestBrowser) =>
          browser.call(memberDeals.putDealVisit, { body: { isDismissed: true } }),
      ],
      [
        'bookmark',
        bookmarks,
        (browser: TestBrowser, { memberId, contentId }: Saved) =>
          browser.call(postBookmark, {
            params: { memberId },
            body: { bookmarkableId: contentId },
          }),
      ],
      [
        'reading mark',
        bookmarks,
        (browser: TestBrowser, { contentId }: Saved) =>
          browser.call(putContentRead, { params: { id: contentId } }),
      ],
      [
        'feedback',
        feedback,
        (browser: TestBrowser) =>
          browser.call(postFeedback, {
            body: { name: 'Late Angel', email: 'late@angels.test', subject: '', body: 'Hello.' },
          }),
      ],
      [
        'passkey',
        passkeys,
        async (browser: TestBrowser) => {
          const { challenge } = (await browser.call(passkeyCalls.startPasskey, {})).data;
          const credential = new SoftAuthenticator().create({ challenge, origin: TEST_ORIGIN });
          return browser.call(passkeyCalls.addPasskey, { body: { name: 'Phone', credential } });
        },
      ],
      [
        'vote',
        votes,
        (browser: TestBrowser, { memberId: member_uuid, ventureId: venture_id }: Saved) =>
          browser.call(postVote, { body: { venture_id, member_uuid, choice: '50%' } }),
      ],
      [
        'second mail to a founder',
        outbox,
        (browser: TestBrowser, { memberId, groupId, founderEmail: email }: Saved) =>
          browser.call(postNominationMail, {
            body: { memberId, data: [{ email, syndicationGroupIds: [groupId] }] },
          }),
      ],
    ] as const)('a member’s %s', async (_, table, save) => {
      const { lakes, venture, founder } = await setUp();
      const contentId = await addUpdate(lakes.id);
      const { user, member } = await addMember(api.db, { groupIds: [lakes.id] });
      const account = { userId: user.id, email: user.email, memberId: member.id };
      const saved = {
        ...{ memberId: member.id, ventureId: venture.id, contentId },
        ...{ groupId: lakes.id, founderEmail: founder.email },
      };
      await saveMeanwhile(account, (browser): Promise<{ status: number }> => save(browser, saved));
      expect(await api.db.$count(table)).toBe(0);
    });

    it.each([
      ['a new password', true, 200],
      ['a new link', false, 204],
    ] as const)('a link with which they choose a password: %s', async (_, isForgotten, status) => {
      const { user, member } = await addMember(api.db);
      const { id: userId, email } = user;
      const link = { tokenHash: hashSecretId('token'), expiresAt: daysAgo(1), userId };
      await api.db.insert(resetTokens).values({ ...link, purpose: 'invitation' });
      const browser = api.browser();
      const ask = (): Promise<{ status: number }> =>
        isForgotten
          ? browser.call(forgotPassword, { body: { action: 'forgot', email } })
          : browser.call(renewInvitation, { body: { token: 'token' } });
      const account = { userId, email, memberId: member.id };
      expect(await callWhileErased(account, ask)).toBe(status);
      expect(await api.db.$count(resetTokens)).toBe(0);
      expect(await api.db.$count(outbox)).toBe(0);
    });

    it('a member’s reason for a conflict of interest', async () => {
      const { lakes, venture, vote } = await setUp();
      const gone = await addMember(api.db, { groupIds: [lakes.id] });
      await vote(gone, 'Conflict of interest');
      const { user, member } = gone;
      await saveMeanwhile(
        { userId: user.id, email: user.email, memberId: member.id },
        (browser): Promise<{ status: number }> =>
          browser.call(putConflictReason, {
            params: { ventureId: venture.id },
            body: { reason: 'My sister works there.' },
          }),
      );
      expect(await api.db.select().from(conflictsOfInterest)).toMatchObject([{ reason: null }]);
    });

    it('a member’s note, and a nomination in their name', async () => {
      const { lakes, venture } = await setUp();
      const nominated = await api.db.$count(nominations);
      const note = { params: { ventureId: venture.id }, body: { text: 'Ask.', savedAt: null } };
      const data = [{ email: 'ceo@late.test', syndicationGroupIds: [lakes.id] }];
      for (const isNote of [true, false]) {
        const { user, member } = await addMember(api.db, { groupIds: [lakes.id] });
        const account = { userId: user.id, email: user.email, memberId: member.id };
        await saveMeanwhile(account, (browser): Promise<{ status: number }> =>
          isNote
            ? browser.call(memberDeals.putNote, note)
            : browser.call(postDealNomination, { body: { memberId: member.id, data } }),
        );
      }
      expect(await api.db.$count(dealNotes)).toBe(0);
      expect(await api.db.$count(nominations)).toBe(nominated);
    });
  });

  it("spares the caller's own account and the last staff member, and is for staff", async () => {
    const { lakes, staff, browser, lead } = await setUp();
    for (const userId of [staff.user.id, staff.user.id.toUpperCase()]) {
      const own = await browser.call(contract.deleteAccount, { params: { userId } });
      expect([own.status, own.error?.code]).toEqual([409, 'CONFLICT']);
    }
    const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
    const params = { userId: lead.user.id };
    for (const { user } of [admin, lead]) {
      const other = await api.browserOf(user.id);
      expect((await other.call(contract.deleteAccount, { params })).status).toBe(403);
      expect((await other.call(contract.getDeletionRequests, {})).status).toBe(403);
    }
    expect((await api.browser().call(contract.deleteAccount, { params })).status).toBe(401);
    const nobody = { userId: '00000000-0000-4000-8000-000000000001' };
    expect((await browser.call(contract.deleteAccount, { params: nobody })).status).toBe(404);
  });
});

describe('joining two accounts', () => {
  it('gives the one that stays all that the other had, and no vote twice', async () => {
    const { lakes, maine, browser, vote, predictions, lead } = await setUp();
    const kept = await addMember(api.db, { groupIds: [lakes.id], email: 'ann@new.test' });
    const other = await addMember(api.db, {
      ...{ groupIds: [lakes.id, maine.id], adminOf: [maine.id], email: 'ann@old.test' },
    });
    await api.db
      .update(memberGroups)
      .set({ digest: 'off' })
      .where(eq(memberGroups.memberId, other.member.id));
    await vote(lead, '100%');
    await vote(other, '0%');
    await vote(kept, '50%');
    await nominate(api.db, 'ceo@new.test', lakes.id, other.member.id);
    for (const [{ user }, provider] of [
      [kept, 'google'],
      [other, 'google'],
      [other, 'linkedin'],
    ] as const) {
      await api.db
        .insert(userIdentities)
        .values({ userId: user.id, provider, subject: `${user.id} ${provider}` });
    }
    const params = { memberId: kept.member.id, otherId: other.member.id };
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);

    expect(await predictions()).toMatchObject({ average: 75, voterCount: 2 });
    const { data } = await browser.call(contract.getPeople, { query: { search: 'ann@' } });
    expect(data.people).toMatchObject([
      {
        email: 'ann@new.test',
        groups: [
          { title: 'Great Lakes', isAdmin: false },
          { title: 'Maine', isAdmin: true },
        ],
        providers: ['google', 'linkedin'],
      },
    ]);
    const choices = await (await api.browserOf(kept.user.id)).call(getDigestChoices, {});
    // The kept account's choice stays, and what the other one stopped does not begin again.
    expect(choices.data.map(({ rhythm }) => rhythm)).toEqual(['weekly', 'off']);
    const mine = await nominationsOf(kept);
    expect(JSON.stringify(mine)).toContain('ceo@new.test');
    const joins = await api.db.select().from(auditLog).where(eq(auditLog.action, 'people-joined'));
    expect(joins).toMatchObject([
      { targetId: kept.member.id, before: { email: 'ann@new.test', other: 'ann@old.test' } },
    ]);
  });

  it.each([
    [undefined, 'Harbor Angels'],
    ['Maine Angels', 'Maine Angels'],
  ])(
    'from the angel group %j, when the other one is from Harbor Angels, makes it one of %s',
    async (own, title) => {
      const { browser } = await setUp();
      const kept = await addMember(api.db, {
        email: 'ann@new.test',
        ...(own && { groupTitle: own }),
      });
      const other = await addMember(api.db, { groupTitle: 'Harbor Angels' });
      const params = { memberId: kept.member.id, otherId: other.member.id };
      expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
      const { data } = await browser.call(contract.getPeople, {
        query: { search: 'ann@new.test' },
      });
      expect(data.people).toMatchObject([{ angelGroup: { title } }]);
    },
  );

  it('keeps the saved views of both, under names of their own, and one to start with', async () => {
    const { lakes, browser } = await setUp();
    const kept = await addMember(api.db, { groupIds: [lakes.id] });
    const other = await addMember(api.db, { groupIds: [lakes.id], isStaff: true });
    const long = `${'x'.repeat(VIEW_NAME_MAX_LENGTH - 5)}😀xyz`;
    const views = [
      [kept, 'Evening', 'tab=to-vote', true],
      [kept, 'Maine', 'state=Maine', false],
      [kept, 'maine (2)', 'q=b', false],
      [kept, long, 'q=c', false],
      [other, 'evening', 'tab=to-vote', false],
      [other, 'MAINE', 'q=a', true],
      [other, 'Morning', 'q=d', false],
      [other, long, 'q=e', false],
    ] as const;
    await api.db.insert(dealViews).values(
      views.map(([{ member }, name, search, isStart]) => ({
        ...{ memberId: member.id, name, search, isStart },
      })),
    );
    const params = { memberId: kept.member.id, otherId: other.member.id };
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    const { data } = await (await api.browserOf(kept.user.id)).call(memberDeals.getDealViews, {});
    expect(data.map(({ name, search, isStart }) => [name, search, isStart])).toEqual([
      ['Evening', 'tab=to-vote', true],
      ['Maine', 'state=Maine', false],
      ['maine (2)', 'q=b', false],
      ['MAINE (3)', 'q=a', false],
      ['Morning', 'q=d', false],
      [`${'x'.repeat(VIEW_NAME_MAX_LENGTH - 5)} (2)`, 'q=e', false],
      [long, 'q=c', false],
    ]);
    expect(await api.db.$count(dealViews)).toBe(7);
    const [row] = await api.db.select().from(members).where(eq(members.id, kept.member.id));
    expect(row).toMatchObject({ isStaff: false });
  });

  it('joins the notes on a deal, so that neither is written over unseen', async () => {
    const { lakes, browser, venture } = await setUp();
    const kept = await addMember(api.db, { groupIds: [lakes.id] });
    const other = await addMember(api.db, { groupIds: [lakes.id] });
    const ofKept = await api.browserOf(kept.user.id);
    const write = (by: TestBrowser, text: string, savedAt: string | null) =>
      by.call(memberDeals.putNote, {
        params: { ventureId: venture.id },
        body: { text, savedAt },
      });
    await write(await api.browserOf(other.user.id), 'Old.', null);
    const { savedAt } = (await write(ofKept, 'New.', null)).data;
    const params = { memberId: kept.member.id, otherId: other.member.id };
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    expect((await write(ofKept, 'Newer.', savedAt)).status).toBe(409);
    expect(await api.db.select().from(dealNotes)).toMatchObject([{ text: 'New.\n\nOld.' }]);
  });

  it('moves a vote where only the other one has voted', async () => {
    const { lakes, browser, vote, predictions } = await setUp();
    const kept = await addMember(api.db, { groupIds: [lakes.id] });
    const other = await addMember(api.db, { groupIds: [lakes.id] });
    await vote(other, '25%');
    const before = await predictions();
    const params = { memberId: kept.member.id, otherId: other.member.id };
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    expect(await predictions()).toEqual(before);
    expect(await api.db.select().from(votes)).toMatchObject([{ memberId: kept.member.id }]);
  });

  it('keeps memberships of archived groups for when these are restored, the right of an admin too', async () => {
    const { maine, browser } = await setUp();
    const kept = await addMember(api.db);
    const other = await addMember(api.db, { groupIds: [maine.id], adminOf: [maine.id] });
    const archive = async (isArchived: boolean, version: number) => {
      const params = { id: maine.id };
      const body = { isArchived, version };
      expect((await browser.call(archiveConsoleGroup, { params, body })).status).toBe(204);
    };
    await archive(true, 1);
    const params = { memberId: kept.member.id, otherId: other.member.id };
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    expect(await findMemberGroups(api.db, kept.member.id)).toEqual([]);
    await archive(false, 2);
    expect(await findMemberGroups(api.db, kept.member.id)).toMatchObject([
      { title: 'Maine', isActive: true, isAdmin: true },
    ]);
  });

  it('keeps votes in a group that the other one had left', async () => {
    const { lakes, staff, browser, vote } = await setUp();
    const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
    const kept = await addMember(api.db);
    const other = await addMember(api.db, { groupIds: [lakes.id] });
    await vote(other, '25%');
    const left = { memberId: other.member.id, groupId: lakes.id, endedBy: staff.user.id };
    await endMembership(api.context, left);
    const ofAdmin = await api.browserOf(admin.user.id);
    const voted = async () =>
      (await ofAdmin.call(getGroupPredictions, { query: { groupId: lakes.id } })).data.deals;
    const before = await voted();
    expect(before).toMatchObject([{ counts: { '25%': 1 } }]);
    const params = { memberId: kept.member.id, otherId: other.member.id };
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    expect(await voted()).toEqual(before);
    expect(await findMemberGroups(api.db, kept.member.id)).toEqual([]);
  });

  it('survives undoing the import that invited the account that stays', async () => {
    const { lakes, browser, vote } = await setUp();
    const importId = randomUUID();
    await browser.call(contract.putPeopleImport, {
      params: { id: importId },
      body: {
        ...{ isDryRun: false, fileName: 'members.csv', angelGroupId: null, groupIds: [lakes.id] },
        people: [{ email: 'ann@new.test', firstName: 'Ann', lastName: 'Angel' }],
      },
    });
    const { data } = await browser.call(contract.getPeople, { query: { search: 'ann@new.test' } });
    const other = await addMember(api.db, { groupIds: [lakes.id] });
    await vote(other, '25%');
    const params = { memberId: data.people[0]!.memberId, otherId: other.member.id };
    expect((await browser.call(contract.joinPeople, { params })).status).toBe(204);
    await browser.call(contract.undoPeopleImport, { params: { id: importId } });
    expect(await peopleIn(browser)).toContain('ann@new.test');
    expect(await api.db.select().from(votes)).toMatchObject([{ memberId: params.memberId }]);
  });

  onPostgres.it('moves what is saved in the other one at the same moment', async () => {
    const { lakes, browser, venture } = await setUp();
    const kept = await addMember(api.db, { groupIds: [lakes.id] });
    const other = await addMember(api.db, { groupIds: [lakes.id] });
    const params = { memberId: kept.member.id, otherId: other.member.id };
    const { answer } = await api.db.transaction(async (tx) => {
      await keepAccount(tx, other.user.id);
      const joining = await callMeanwhile(tx, () => browser.call(contract.joinPeople, { params }));
      const follow = { memberId: other.member.id, ventureId: venture.id };
      await tx.insert(dealFollows).values({ ...follow, createdAt: new Date() });
      return joining;
    });
    expect((await answer).status).toBe(204);
    expect(await api.db.select().from(dealFollows)).toMatchObject([{ memberId: kept.member.id }]);
  });

  onPostgres.it.each([
    ['the one that stays', 'kept'],
    ['the other one', 'other'],
  ] as const)('waits while a group of %s, with staff in it, is archived', async (_, who) => {
    const { lakes, maine, browser } = await setUp();
    await addMember(api.db, { groupIds: [lakes.id], isStaff: true });
    const kept = await addMember(api.db, { groupIds: who === 'kept' ? [lakes.id] : [] });
    const other = await addMember(api.db, {
      groupIds: who === 'other' ? [lakes.id, maine.id] : [maine.id],
    });
    const params = { memberId: kept.member.id, otherId: other.member.id };
    const { answer } = await api.db.transaction(async (tx) => {
      await lockGroup(tx, lakes.id);
      await lockMember(tx, { kept, other }[who].member.id);
      const joining = await callMeanwhile(tx, () => browser.call(contract.joinPeople, { params }));
      await tx.update(groups).set({ archivedAt: new Date() }).where(eq(groups.id, lakes.id));
      await moveActiveGroups(tx, lakes.id);
      return joining;
    });
    expect((await answer).status).toBe(204);
    expect(await findMemberGroups(api.db, kept.member.id)).toMatchObject([
      { title: 'Maine', isActive: true },
    ]);
  });

  it("refuses one account with itself, the caller's own as the one that goes, and callers who are not staff", async () => {
    const { staff, browser, lead } = await setUp();
    const join = (memberId: string, otherId: string, by = browser) =>
      by.call(contract.joinPeople, { params: { memberId, otherId } });
    for (const { id } of [lead.member, staff.member]) {
      expect((await join(lead.member.id, id)).status).toBe(409);
      expect((await join(lead.member.id, id.toUpperCase())).status).toBe(409);
    }
    const ofLead = await api.browserOf(lead.user.id);
    expect((await join(staff.member.id, lead.member.id, ofLead)).status).toBe(403);
  });
});

onPostgres.describe('while a group with two of the staff is archived', () => {
  /** Members are locked by their own ids: here in another order than that of their accounts. */
  const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
  const [first, second] = [idOf(1), idOf(2)];

  async function addPerson(groupId: string, userId: string, memberId: string, isStaff: boolean) {
    const person = { email: `${userId}@angels.test`, firstName: 'Ann', lastName: 'Angel' };
    await api.db.insert(users).values({ id: userId, ...person, role: 'investor' });
    await api.db.insert(members).values({ id: memberId, userId, isStaff });
    await api.db.insert(memberGroups).values({ groupId, memberId, isActive: true });
  }

  const withdrawRight = (browser: TestBrowser) =>
    browser.call(contract.putStaff, { params: { memberId: first }, body: { isStaff: false } });
  const deactivate = (browser: TestBrowser) =>
    browser.call(contract.putPersonActive, {
      params: { memberId: first },
      body: { isActive: false, version: 1 },
    });

  it.each([
    ['one of them loses the right', true, withdrawRight],
    ['one of them is deactivated', true, deactivate],
    ['a member beside them is deactivated', false, deactivate],
  ] as const)('%s', async (_, isStaff, call) => {
    const { lakes, browser } = await setUp();
    await addPerson(lakes.id, idOf(4), first, isStaff);
    await addPerson(lakes.id, idOf(3), second, true);
    const { answer } = await api.db.transaction(async (tx) => {
      await lockGroup(tx, lakes.id);
      await lockMember(tx, first);
      const calling = await callMeanwhile<{ status: number }>(tx, () => call(browser));
      await moveActiveGroups(tx, lakes.id);
      return calling;
    });
    expect((await answer).status).toBe(204);
  });
});
