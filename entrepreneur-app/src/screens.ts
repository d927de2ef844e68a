import { firstCall } from '@syndication/contract/host/first-calls';
import type { ScreenFacts } from '@syndication/contract/release/registry.rules';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.calls';

/** What pages know of the screens before this remote has arrived; its build writes it into the release. */
export const SCREENS: readonly ScreenFacts[] = [
  { path: '/', firstCall: firstCall(getVentures) },
  { path: '/create-profile', place: 'your profile' },
  { path: '/view-profile', place: 'your profile' },
  { path: '/profile/:id/edit', place: 'your profile' },
  { path: '/ventures/:id', place: 'the company’s page', firstCall: firstCall(getVenture) },
];
