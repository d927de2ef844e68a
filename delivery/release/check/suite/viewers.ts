import * as accounts from '@syndication/contract/accounts/accounts.calls';
import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { getAuditTrail } from '@syndication/contract/console-audit/console-audit.calls';
import { getConsoleDeals } from '@syndication/contract/console-deals/console-deals.calls';
import { getConsoleGroups } from '@syndication/contract/console-groups/console-groups.calls';
import { getConsoleHealth } from '@syndication/contract/console-health/console-health.calls';
import { getConsoleNominations } from '@syndication/contract/console-nominations/console-nominations.calls';
import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.calls';
import { getConsoleUpdates } from '@syndication/contract/console-updates/console-updates.calls';
import * as people from '@syndication/contract/console-people/console-people.calls';
import * as contents from '@syndication/contract/contents/contents.calls';
import { googleAuthCallback } from '@syndication/contract/identity-providers/identity-providers.calls';
import { getOwnVotes, putDealVisit } from '@syndication/contract/member-deals/member-deals.calls';
import { getSyndicationGroups } from '@syndication/contract/members/members.calls';
import * as nominations from '@syndication/contract/nominations/nominations.calls';
import * as outcomes from '@syndication/contract/outcomes/outcomes.calls';
import * as predictions from '@syndication/contract/predictions/predictions.calls';
import { getProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.calls';
import { postReleaseReports } from '@syndication/contract/release/release-reports.calls';
import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.calls';
import { getVotes } from '@syndication/contract/votes/votes.calls';
import * as ofConsole from '@syndication/shared-ui/testing/console-fixture';
import { contentFixture, contentsFixture } from '@syndication/shared-ui/testing/content-fixture';
import { dealsFixture } from '@syndication/shared-ui/testing/deals-fixture';
import {
  entrepreneur,
  fixtureId,
  greatLakes,
  northeast,
  ventureFixture,
} from '@syndication/shared-ui/testing/fixtures';
import { ownVotesFixture } from '@syndication/shared-ui/testing/own-votes-fixture';
import {
  groupAdminSession,
  groupPredictionsFixture,
  venturePredictionsFixture,
} from '@syndication/shared-ui/testing/predictions-fixture';
import * as records from '@syndication/shared-ui/testing/track-record-fixture';

import { answer, refuse, type Answer } from './answer';

/** Who views the screens of a remote, and the API's answers to them. */
export interface Viewer {
  name: string;
  role: Role | null;
  answers: readonly Answer[];
}

/** Replaces every parameter of a route. */
export const MOCK_ID = fixtureId(100);

const groups = [northeast, greatLakes];
/** What the shell requests for every viewer. */
const toShell = [
  answer(postReleaseReports, () => undefined),
  answer(accounts.deleteInvestorLogin, () => undefined),
  answer(accounts.deleteEntrepreneurLogin, () => undefined),
];

const { member, beeId } = groupAdminSession;
const investor: Viewer = {
  name: 'the admin of a group',
  role: 'investor',
  answers: [
    ...toShell,
    answer(accounts.getInvestorLogin, () => ({ deMember: member, beeMember: { id: beeId } })),
    answer(getSyndicationGroups, () => ({ data: groups, ventures: [] })),
    answer(getVentures, () => dealsFixture),
    answer(getVenture, ({ id = MOCK_ID }) => ventureFixture({ id })),
    answer(getVotes, () => []),
    answer(getOwnVotes, () => ownVotesFixture),
    answer(putDealVisit, () => undefined),
    answer(outcomes.getOutcomes, () => records.outcomesFixture),
    answer(outcomes.getTrackRecord, () => records.groupRecordFixture),
    answer(outcomes.getOwnRecord, () => records.ownRecordFixture),
    answer(contents.getContents, () => contentsFixture),
    answer(contents.getContent, ({ id = MOCK_ID }) => contentFixture({ contentId: id })),
    answer(contents.putContentRead, () => undefined),
    answer(contents.getBookmarks, () => []),
    answer(predictions.getGroupPredictions, () => groupPredictionsFixture),
    answer(nominations.getOwnNominations, () => ofConsole.consoleNominationsFixture),
    answer(getConsoleOverview, () => ofConsole.overviewFixture),
    answer(getConsoleHealth, () => ofConsole.healthFixture),
    answer(getConsoleGroups, () => ofConsole.consoleGroupsFixture),
    answer(getConsoleNominations, () => ({
      nominations: ofConsole.consoleNominationsFixture,
      total: ofConsole.consoleNominationsFixture.length,
    })),
    answer(getConsoleDeals, () => ({ deals: ofConsole.consoleDealsFixture, total: 4 })),
    answer(getConsoleUpdates, () => ({ updates: ofConsole.consoleUpdatesFixture, total: 4 })),
    answer(getAuditTrail, () => ({ entries: ofConsole.auditFixture, hasMore: false })),
    answer(people.getPeople, () => ({
      people: ofConsole.peopleFixture,
      total: ofConsole.peopleFixture.length,
    })),
    answer(people.getPeopleImports, () => []),
    answer(predictions.getVenturePredictions, ({ id = MOCK_ID }) => ({
      ...venturePredictionsFixture,
      ventureId: id,
    })),
  ],
};

const ownVenture = ventureFixture({
  id: MOCK_ID,
  predictions: { average: 71, voterCount: 12, minBallots: 3, asOf: '2026-11-20T09:30:00Z' },
});
const toEntrepreneur = [
  ...toShell,
  answer(accounts.getAnonymousUser, () => entrepreneur),
  answer(getSyndicationGroups, () => ({ data: groups, ventures: [] })),
  answer(nominations.getNominations, () => ({
    syndicationGroups: groups.map(({ title }) => title),
    member: [member.name, member.email],
    memberGroup: 'Harbor Angels',
  })),
  answer(getProfileDraft, () => null),
  answer(getVenture, ({ id = MOCK_ID }) => ({ ...ownVenture, id })),
];
const listed: Viewer = {
  name: 'an entrepreneur with a venture',
  role: 'entrepreneur',
  answers: [...toEntrepreneur, answer(getVentures, () => [ownVenture])],
};
const nominated: Viewer = {
  name: 'a nominated entrepreneur',
  role: 'entrepreneur',
  answers: [...toEntrepreneur, answer(getVentures, () => [])],
};

const signedOut: Viewer = {
  name: 'a signed-out visitor',
  role: null,
  answers: [
    ...toShell,
    answer(accounts.getInvestorLogin, () => ({ deMember: null, beeMember: null })),
    answer(accounts.getAnonymousUser, () => null),
    // A provider's callback without its redirect: success would replace the remote by another one.
    refuse(googleAuthCallback, 401, 'SIGN_IN_FAILED'),
  ],
};

/** All viewers to whom the remote of a role must show its screens. */
export const VIEWERS: readonly Viewer[] = [investor, listed, nominated, signedOut];

export const viewersOf = (remote: RemoteName): Viewer[] =>
  VIEWERS.filter(({ role }) => role === REMOTES[remote].role);
