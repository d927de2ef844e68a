import { firstCall, SHOWN_GROUP } from '@syndication/contract/host/first-calls';
import { DEALS_PER_PAGE } from '@syndication/contract/ventures/deal-list.rules';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.calls';

/** What the page may ask for before this remote has arrived; its build writes it into the release. */
export const FIRST_CALLS = [
  firstCall('/', getVentures, { groupId: SHOWN_GROUP, limit: String(DEALS_PER_PAGE) }),
  firstCall('/ventures/:id', getVenture),
  firstCall('/deals/:id', getVenture),
];
