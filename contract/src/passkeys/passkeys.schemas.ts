import * as z from 'zod/mini';

import { oneLine, required } from '../fields/fields.schemas';
import { PASSKEY_MESSAGES, PASSKEY_NAME_MAX_LENGTH, TRANSPORTS } from './passkeys.rules';

/** Bytes as WebAuthn's JSON has them. */
const bytes = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+$/, 'This must be base64url'));

/** An authenticator's id of a credential has at most 1,023 bytes. */
const credentialId = bytes(1364);
const clientDataJSON = bytes(8192);

const named = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a browser answers when it has made a passkey (`RegistrationResponseJSON`). */
const newCredentialSchema = z.object({
  ...named,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(65_536),
    transports: z.optional(
      z.array(z.string().check(oneLine, z.maxLength(40))).check(z.maxLength(10)),
    ),
  }),
});
export type NewCredential = z.output<typeof newCredentialSchema>;

/** What a browser answers when somebody has shown a passkey (`AuthenticationResponseJSON`). */
const shownCredentialSchema = z.object({
  ...named,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(8192),
    signature: bytes(16_384),
  }),
});
export type ShownCredential = z.output<typeof shownCredentialSchema>;

export const shownPasskeySchema = z.object({ credential: shownCredentialSchema });

const passkeyName = z
  .string(required(PASSKEY_MESSAGES.name))
  .check(oneLine, z.minLength(1, PASSKEY_MESSAGES.name), z.maxLength(PASSKEY_NAME_MAX_LENGTH));

/** The form that names a passkey. */
export const passkeyNameSchema = z.object({ name: passkeyName });

export const newPasskeySchema = z.object({
  name: passkeyName,
  credential: newCredentialSchema,
});

export const recoveryCodeSchema = z.object({
  code: z
    .string(required(PASSKEY_MESSAGES.wrongCode))
    .check(oneLine, z.minLength(1, PASSKEY_MESSAGES.wrongCode), z.maxLength(40)),
});

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.output<typeof passkeySchema>;

/** The user's passkeys, oldest first. */
export const passkeysSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Recovery codes that have not been used. */
  codesLeft: z.int(),
  /** Whether the console wants a passkey of this person. */
  isRequired: z.boolean(),
});
export type Passkeys = z.output<typeof passkeysSchema>;

/** Shown once; only their hashes are kept. Empty when there were codes already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(TRANSPORTS)),
});

/** What the browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

export type CreationOptions = z.output<typeof creationOptionsSchema>;

/** What the browser needs to ask for a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty: every passkey of the device for this site is allowed. */
  allowCredentials: z.array(knownCredential),
});
export type RequestOptions = z.output<typeof requestOptionsSchema>;
