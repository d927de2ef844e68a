import { firstCall, SHOWN_GROUP } from '@syndication/contract/host/first-calls';
import { getOwnVotes } from '@syndication/contract/member-deals/member-deals.calls';
import { OWN_VOTES_PATH } from '@syndication/contract/member-deals/member-deals.rules';
import { NOMINATIONS_PATH } from '@syndication/contract/nominations/nominations-path.rules';
import { getOwnRecord } from '@syndication/contract/outcomes/outcomes.calls';
import { TRACK_RECORD_PATH } from '@syndication/contract/outcomes/outcomes-path.rules';
import { PREDICTIONS_PATH } from '@syndication/contract/predictions/group-admin.rules';
import type { ScreenFacts } from '@syndication/contract/release/registry.rules';
import { DEALS_PER_PAGE } from '@syndication/contract/ventures/deal-list.rules';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.calls';
import { VOTE_DESK_PATH } from '@syndication/contract/votes/votes.rules';

const deals = firstCall(getVentures, { groupId: SHOWN_GROUP, limit: String(DEALS_PER_PAGE) });
const deal = { place: 'the company’s page', firstCall: firstCall(getVenture) };

/** What pages know of the screens before this remote has arrived; its build writes it into the release. */
export const SCREENS: readonly ScreenFacts[] = [
  { path: '/', firstCall: deals },
  { path: '/ventures/:id', ...deal },
  { path: '/deals/:id', ...deal },
  { path: '/compare', place: 'the comparison' },
  { path: VOTE_DESK_PATH, place: 'the voting desk', firstCall: deals },
  { path: '/all-updates', place: 'the updates' },
  { path: '/contents/:id', place: 'the updates' },
  { path: '/contents/*', place: 'the updates' },
  { path: NOMINATIONS_PATH, place: 'your nominations' },
  { path: OWN_VOTES_PATH, place: 'your votes', firstCall: firstCall(getOwnVotes) },
  { path: TRACK_RECORD_PATH, place: 'the track record', firstCall: firstCall(getOwnRecord) },
  { path: PREDICTIONS_PATH, place: 'the predictions' },
  { path: `${PREDICTIONS_PATH}/:id`, place: 'the predictions' },
];
