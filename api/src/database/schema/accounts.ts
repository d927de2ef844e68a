import { SIGN_IN_WAYS } from '@syndication/contract/account-security/account-security.rules';
import { ROLES } from '@syndication/contract/accounts/accounts.rules';
import { IDENTITY_PROVIDERS } from '@syndication/contract/identity-providers/identity-providers.rules';
import {
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

/** Who someone is at an identity provider: found by its `sub`, which is never given to another person. */
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

/** One live reset link per user: a newer one replaces it, using it deletes it. */
export const resetTokens = pgTable('reset_tokens', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});

/** Keys that every replica must share: signing of sign-in tokens and XSRF tokens. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});

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
  'presenter-chosen',
  'membership-ended',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who did what; without passwords, tokens and full addresses. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    check('audit_log_action_known', isOneOf(t.action, AUDIT_ACTIONS)),
    index().on(t.userId, t.occurredAt),
    index().on(t.occurredAt),
  ],
);
