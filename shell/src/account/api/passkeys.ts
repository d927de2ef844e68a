import { queryOptions } from '@tanstack/react-query';

import * as calls from '@syndication/contract/passkeys/passkeys.calls';
import { createPasskey } from '@syndication/shared-ui/proof';

import { api } from '../../session/api';

/** The user's passkeys; fetched again at every visit. */
export const passkeysQuery = queryOptions({
  queryKey: ['own-passkeys'],
  queryFn: ({ signal }) => api.call(calls.getPasskeys, { signal }),
  staleTime: 0,
});

/**
 * Lets the browser make a passkey and adds it.
 * @param signal ends the question when the page is left
 * @returns recovery codes with the first one
 */
export async function addPasskey(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const credential = await createPasskey(await api.call(calls.startPasskey, { signal }));
  const body = { name, credential };
  return (await api.call(calls.addPasskey, { body, keepalive: true })).recoveryCodes;
}

export const removeOwnPasskey = (id: string) =>
  api.call(calls.removePasskey, { params: { id }, keepalive: true });

/** @returns new recovery codes, which replace all earlier ones */
export const renewCodes = async (): Promise<readonly string[]> =>
  (await api.call(calls.makeRecoveryCodes, { keepalive: true })).recoveryCodes;
