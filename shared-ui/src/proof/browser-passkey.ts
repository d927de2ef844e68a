import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  ShownCredential,
} from '@syndication/contract/passkeys/passkeys.schemas';

/** The browser brought no passkey; `message` says why, for the person. */
export class NoPasskeyError extends Error {
  override readonly name = 'NoPasskeyError';
}

const REASONS: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for this account.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device cannot verify who is using it. Set up a PIN, fingerprint or face unlock, or use another device.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This device cannot store passkeys. Use another one.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address.',
};

const UNSUPPORTED = 'This browser does not support passkeys. Update it, or use another one.';
// Browsers give no reason: a site must not learn which passkeys a device has.
const NOT_SHOWN = 'No passkey was used. You can try again.';

/** Fetches the library, which only users of passkeys need. */
const load = () => import('@simplewebauthn/browser');

async function ask<T>(run: (library: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T> {
  const library = await load();
  if (!library.browserSupportsWebAuthn()) throw new NoPasskeyError(UNSUPPORTED);
  try {
    return await run(library);
  } catch (error) {
    const code = error instanceof library.WebAuthnError ? error.code : '';
    throw new NoPasskeyError(REASONS[code] ?? NOT_SHOWN, { cause: error });
  }
}

/**
 * Lets the browser make a passkey.
 * @throws NoPasskeyError when it makes none, also when the person cancels
 */
export async function createPasskey(optionsJSON: CreationOptions): Promise<NewCredential> {
  const { id, rawId, response } = await ask((library) =>
    library.startRegistration({ optionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/**
 * Lets the browser ask for a passkey.
 * @throws NoPasskeyError when none is shown, also when the person cancels
 */
export async function showPasskey(optionsJSON: RequestOptions): Promise<ShownCredential> {
  const { id, rawId, response } = await ask((library) =>
    library.startAuthentication({ optionsJSON }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature },
  };
}
