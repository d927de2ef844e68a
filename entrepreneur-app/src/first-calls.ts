import { firstCall } from '@syndication/contract/host/first-calls';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.calls';

/** What the page may ask for before this remote has arrived; its build writes it into the release. */
export const FIRST_CALLS = [firstCall('/', getVentures), firstCall('/ventures/:id', getVenture)];
