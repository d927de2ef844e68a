import * as z from 'zod/mini';

import { ACROSS_FIELDS, oneLine, required } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import {
  ACCOUNT_MESSAGES,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_PATTERN,
} from './accounts.rules';

export const emailSchema = z
  .string(required(ACCOUNT_MESSAGES.email))
  .check(oneLine, z.maxLength(EMAIL_MAX_LENGTH), z.regex(EMAIL_PATTERN, ACCOUNT_MESSAGES.email));

export const newPasswordSchema = z
  .string(required(ACCOUNT_MESSAGES.password))
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, ACCOUNT_MESSAGES.password),
    z.maxLength(PASSWORD_MAX_LENGTH),
    z.regex(PASSWORD_PATTERN, ACCOUNT_MESSAGES.password),
  );

const nameSchema = (message: string) =>
  z
    .string(required(message))
    .check(oneLine, z.minLength(NAME_MIN_LENGTH, message), z.maxLength(NAME_MAX_LENGTH));

/** An existing password; the rule for new ones may have changed since. */
export const ownPasswordSchema = z
  .string()
  .check(z.minLength(1, ACCOUNT_MESSAGES.required), z.maxLength(PASSWORD_MAX_LENGTH));

export const passwordConfirmationSchema = z.string(required(ACCOUNT_MESSAGES.passwordConfirmation));

/** Entrepreneur and investor sign-in form (section 5). */
export const signInSchema = z.object({
  email: emailSchema,
  password: ownPasswordSchema,
});

/** Both fields of a new password must hold the same. */
export const confirmedPassword = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  {
    path: ['password_confirmation'],
    message: ACCOUNT_MESSAGES.passwordConfirmation,
    ...ACROSS_FIELDS,
  },
);

/** What an account needs besides the address (section 5). */
export const newPersonSchema = z.object({
  firstName: nameSchema(ACCOUNT_MESSAGES.firstName),
  lastName: nameSchema(ACCOUNT_MESSAGES.lastName),
  password: newPasswordSchema,
});

/** Sign-up payload (sections 3 and 5). */
export const signUpSchema = z
  .object({
    ...newPersonSchema.shape,
    email: emailSchema,
    password_confirmation: passwordConfirmationSchema,
  })
  .check(confirmedPassword);

export const forgotPasswordSchema = z.object({ action: z.literal('forgot'), email: emailSchema });

/** What a link of ours holds. */
export const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(400));

/** Payload of the reset call; `token` comes from the link's `verification` parameter. */
export const setPasswordSchema = z
  .object({
    userId: z.literal('anon'),
    email: emailSchema,
    token: linkTokenSchema,
    password: newPasswordSchema,
    password_confirmation: passwordConfirmationSchema,
  })
  .check(confirmedPassword);

/** `isInvitation`: the link invites a member of a group, and still works. */
export const invitationLinkSchema = z.object({ isInvitation: z.boolean(), isExpired: z.boolean() });

/** The signed-in entrepreneur: "anonymous-user response data plus role entrepreneur" (section 3). */
export const anonymousUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  role: z.literal('entrepreneur'),
});
export type AnonymousUser = z.output<typeof anonymousUserSchema>;
