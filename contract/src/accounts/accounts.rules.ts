/** Roles of the application (section 6). */
export const ROLES = ['investor', 'entrepreneur'] as const;
export type Role = (typeof ROLES)[number];

/** The role claim of the sign-in token; `member` becomes the role `investor` (section 2). */
export const TOKEN_ROLES = ['member', 'entrepreneur'] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];

export const TOKEN_ROLE_OF: Record<Role, TokenRole> = {
  investor: 'member',
  entrepreneur: 'entrepreneur',
};

/** Browser storage key (section 3). */
export const ROLE_STORAGE_KEY = 'role';

/** The version marker that sign-in and sign-out carry (section 7). */
export const LOGIN_VERSION = 2;

export const NAME_MIN_LENGTH = 3;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

/** An address whose final segment has two or more letters (section 5). Matches in linear time. */
export const EMAIL_PATTERN = /^[^\s@|,;<>"]+@(?:[^\s@.|,;<>"]+\.)+[A-Za-z]{2,}$/;

/** At least one digit, one lowercase and one uppercase letter (section 5). */
export const PASSWORD_PATTERN = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])/s;

/** How long a sign-in token, a session and a reset link live. */
export const SIGN_IN_TOKEN_SECONDS = 60;
export const SESSION_IDLE_HOURS = 12;
export const SESSION_ABSOLUTE_DAYS = 14;
export const RESET_LINK_MINUTES = 60;
/** How long the link of an invitation lives; an expired one is renewed from its page. */
export const INVITATION_LINK_DAYS = 14;
/** How recent a proof of the user must be for actions that affect many people or cannot be undone. */
export const PROOF_MINUTES = 15;

/** Query parameter of the reset link that holds its token (section 2). */
export const RESET_TOKEN_PARAMETER = 'verification';

/** Exact texts of sections 4, 5 and 8. */
export const ACCOUNT_MESSAGES = {
  firstName: 'First name is required that has length greater than 2',
  lastName: 'Last name is required that has length greater than 2',
  email: 'This should be a valid email address',
  password: 'Password must contain at least 6 characters, including UPPER/lower case and numbers.',
  passwordConfirmation: 'Confirm password must match with password',
  required: 'This is required',
  notNominated: 'Please use the nominated email address to create your account',
  emailTakenTitle: 'Conflict',
  emailTaken:
    'An account associated with this email address already exists. Please use a different email address.',
  passwordUpdated: 'Your Password Updated Successfully.',
  resetAddressMismatch:
    'This link belongs to another address. Enter the address that the email was sent to. The link still works.',
  resetLinkInvalid:
    'Sorry, your link to set a new password has expired or is invalid. Please request for another link by clicking on Continue.',
  invitationExpired: `This invitation was sent more than ${INVITATION_LINK_DAYS} days ago, so its link has expired. We can send a new one to the same address.`,
  invitationRenewed:
    'If this was your latest invitation, a new link is on its way to the same address. If you have a newer email, use the link in that one.',
  investorSignInFailed: 'User not exist!',
} as const;

/** The password rule in short, beside the field before anything is typed. */
export const PASSWORD_HINT = '6 or more characters, with upper/lower case and a number.';

/** What follows the error of a failed sign-in, and the links in it. */
export const SIGN_IN_HELP = {
  check: 'Check the address and the password, or',
  newPassword: 'set a new password',
  otherRole: { investor: 'Founders use the', entrepreneur: 'Investors use the' },
  signInOf: { investor: 'investor sign-in', entrepreneur: 'entrepreneur sign-in' },
} as const;

/**
 * The answer to everyone who requests a new password, with an account or only nominated: it does not tell them apart.
 */
export const resetMailSent = (email: string): string =>
  `We have sent instructions to ${email}. If you have an account, they include a link to set a new password; it works once, for ${RESET_LINK_MINUTES} minutes. If you were invited or nominated and have no account yet, the link lets you get started.`;

/** Why a user is at the sign-in again; nothing is said after an ordinary logout. */
export const SESSION_END_REASONS = {
  'session-ended': 'Your session has ended. Sign in to continue.',
  'password-unknown':
    'Your password may have changed: your session ended before we could confirm it. Sign in with the new password, or with the old one if that fails.',
  'server-fault':
    'Something went wrong on our side, so you were signed out. Your saved work is safe.',
} as const;
export type SessionEndReason = keyof typeof SESSION_END_REASONS;

/** What the sign-in says to a visitor whom the guard redirected to it. */
export const signInToContinue = (place: string): string => `Sign in to continue to ${place}.`;

/** What someone sees who asks for a reset without an invitation (section 6). */
export function notInvitedMessage(supportEmail: string): string {
  return `You have not been invited, please contact administrator at: ${supportEmail}`;
}

/** Addresses are compared and stored in this form. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
