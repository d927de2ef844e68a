import * as z from 'zod/mini';

import {
  confirmedPassword,
  newPasswordSchema,
  ownPasswordSchema,
  passwordConfirmationSchema,
} from '../accounts/accounts.schemas';
import { idSchema } from '../fields/id.schemas';
import { IDENTITY_PROVIDERS } from '../identity-providers/identity-providers.rules';
import { SIGN_IN_WAYS } from './account-security.rules';

/** One place where the account is signed in. */
const signedInPlaceSchema = z.object({
  id: idSchema,
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** Browser and system, for example `Firefox on Windows`; null when the browser does not say. */
  device: z.nullable(z.string()),
  way: z.enum(SIGN_IN_WAYS),
  createdAt: z.iso.datetime(),
  /** Accurate to five minutes. */
  lastSeenAt: z.iso.datetime(),
});
export type SignedInPlace = z.output<typeof signedInPlaceSchema>;

/** What the account page shows; the current session first, then the latest seen. */
export const accountSchema = z.object({
  email: z.string(),
  name: z.string(),
  /** False for members who sign in through Google or the network only. */
  hasPassword: z.boolean(),
  /** Identity providers that have been used to sign in. */
  providers: z.array(z.enum(IDENTITY_PROVIDERS)),
  places: z.array(signedInPlaceSchema),
});
export type Account = z.output<typeof accountSchema>;

/** The password again. */
export const proofSchema = z.object({ password: ownPasswordSchema });

export const changePasswordSchema = z
  .object({
    currentPassword: ownPasswordSchema,
    password: newPasswordSchema,
    password_confirmation: passwordConfirmationSchema,
  })
  .check(confirmedPassword);
