import { SIGN_IN_WAYS } from '@syndication/contract/account-security/account-security.rules';
import { ROLES } from '@syndication/contract/accounts/accounts.rules';
import {
  AUDIT_TARGETS,
  CONSOLE_ACTIONS,
} from '@syndication/contract/console-audit/console-audit.rules';
import { IDENTITY_PROVIDERS } from '@syndication/contract/identity-providers/identity-providers.rules';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, isLowerCase, isOneOf, moment } from './columns';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Normalised by the contract's `normalizeEmail`. */
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    /** Argon2id; null for people who sign in through a network only. */
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
    /** Null for people who were invited and never came. */
    lastSignedInAt: moment('last_signed_in_at'),
    /** The user can no longer sign in; sessions have ended, votes stay. */
    deactivatedAt: moment('deactivated_at'),
    /** When the owner asked for the account to be deleted; staff carry it out. */
    deletionAskedAt: moment('deletion_asked_at'),
    /** The row of a deleted person: no name, no usable address. */
    deletedAt: moment('deleted_at'),
    /** Counts what staff change; a write names the version that it was based on. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('users_role_known', isOneOf(t.role, ROLES)),
    check('users_email_lower_case', isLowerCase(t.email)),
  ],
);

/** Sessions are found by the hash of their id; the id itself is only in the browser's cookie. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    /** Names the session to its owner; opens nothing. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    userAgent: text('user_agent'),
    way: text('way', { enum: SIGN_IN_WAYS }).notNull().default('password'),
    /** When its user last gave a password, a passkey or an identity: some actions need a fresh proof. */
    provedAt: moment('proved_at').notNull().defaultNow(),
    /** When a passkey, or a recovery code instead, was used in this session; else null. */
    passkeyShownAt: moment('passkey_shown_at'),
  },
  (t) => [
    check('sessions_way_known', isOneOf(t.way, SIGN_IN_WAYS)),
    index().on(t.userId),
    index().on(t.createdAt),
  ],
);

/**
 * Sign-ins that are under way at an identity provider. Each belongs to one browser, is used once and
 * only for a few minutes.
 */
export const identityRequests = pgTable(
  'identity_requests',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider', { enum: IDENTITY_PROVIDERS }).notNull(),
    /** Hash of the session or pre-session id of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    nonceHash: text('nonce_hash').notNull().unique(),
    /** PKCE; null where the provider has none. */
    codeVerifier: text('code_verifier'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    check('identity_requests_provider_known', isOneOf(t.provider, IDENTITY_PROVIDERS)),
    index().on(t.expiresAt),
  ],
);

/** A person's identity at a provider: its `sub`, which is never reused for another person. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider', { enum: IDENTITY_PROVIDERS }).notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    unique('user_identities_one_per_provider').on(t.userId, t.provider),
    check('user_identities_provider_known', isOneOf(t.provider, IDENTITY_PROVIDERS)),
  ],
);

/** Counted attempts, shared by all replicas; the columns are those that `rate-limiter-flexible` wants. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire'),
  },
  (t) => [index().on(t.expire)],
);

/** Sign-in tokens that were exchanged; a second exchange finds its id here. */
export const usedSignInTokens = pgTable(
  'used_sign_in_tokens',
  { tokenId: text('token_id').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (t) => [index().on(t.expiresAt)],
);

export const LINK_PURPOSES = ['reset', 'invitation'] as const;

/**
 * One live link per user: a newer one replaces it, using it deletes it. One of an invitation stays when it has
 * expired, so that its page can ask for a new one.
 */
export const resetTokens = pgTable('reset_tokens', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
  purpose: text('purpose', { enum: LINK_PURPOSES }).notNull().default('reset'),
});

/** Public keys of authenticators (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index().on(t.userId)],
);

/** Challenges that browsers are answering; each belongs to one browser and is used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Hash of the session or pre-session id of the browser that asked. */
    browserHash: text('browser_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);

/** Instead of a passkey, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Keys that every replica must share: signing of sign-in tokens and XSRF tokens. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});

/** The state before or after a change, by the names of its facts; null if there was or is none. */
export type AuditedFacts = Record<string, string | number | boolean | null | string[]>;

export const AUDIT_ACTIONS = [
  'signed-in',
  'sign-in-failed',
  'sign-in-throttled',
  'sign-in-denied',
  'identity-linked',
  'signed-out',
  'signed-out-elsewhere',
  'signed-up',
  'password-reset-requested',
  'password-reset',
  'password-changed',
  'access-denied',
  'policy-accepted',
  'predictions-viewed',
  'conflict-declared',
  'conflict-ended',
  'conflict-resumed',
  'vote-after-conflict',
  ...CONSOLE_ACTIONS,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Who did what; without passwords and tokens. `details` have no full addresses; what a change was about and
 * how it was before and after has its own columns, which are emptied when the person is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    targetType: text('target_type', { enum: AUDIT_TARGETS }),
    targetId: text('target_id'),
    /** The syndication group whose admins may read it. */
    groupId: uuid('group_id'),
    before: jsonb('before').$type<AuditedFacts>(),
    after: jsonb('after').$type<AuditedFacts>(),
  },
  (t) => [
    index().on(t.userId, t.occurredAt),
    index().on(t.occurredAt),
    index().on(t.targetType, t.targetId),
    index().on(t.groupId, t.occurredAt),
  ],
);
