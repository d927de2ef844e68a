import { mutationOptions } from '@tanstack/react-query';

import type { CallInput } from '@syndication/contract/http/call';
import {
  confirmByLink,
  updateRoundByLink,
} from '@syndication/contract/update-links/update-links.calls';

import { api } from '../../session/api';

/** "No Change", by the link of a mail. */
export const confirmByLinkMutation = mutationOptions({
  mutationKey: ['update-link', 'no-change'],
  mutationFn: (token: string) => api.call(confirmByLink, { body: { token }, keepalive: true }),
});

/** A new amount and commitment, by the link of a mail. */
export const updateRoundByLinkMutation = mutationOptions({
  mutationKey: ['update-link', 'round'],
  mutationFn: (body: CallInput<typeof updateRoundByLink>['body']) =>
    api.call(updateRoundByLink, { body, keepalive: true }),
});
