/** Actions with a target, by their names in the audit trail. */
export const CONSOLE_ACTIONS = [
  'association-created',
  'staff-added',
  'staff-removed',
  'setting-changed',
  'set-up-finished',
  'group-created',
  'group-changed',
  'group-archived',
  'group-restored',
  'group-connected',
  'group-disconnected',
  'group-admin-added',
  'group-admin-removed',
  'person-invited',
  'invitation-sent-again',
  'invitation-renewed',
  'person-changed',
  'person-deactivated',
  'person-reactivated',
  'person-deleted',
  'people-joined',
  'sessions-ended',
  'identity-unlinked',
  'membership-added',
  'membership-ended',
  'members-imported',
  'import-undone',
  'nomination-sent-again',
  'nomination-corrected',
  'nomination-withdrawn',
  'nomination-accepted',
  'deal-lead-changed',
  'deal-added',
  'deal-removed',
  'deal-closed',
  'deal-hidden',
  'deal-shown',
  'presenter-chosen',
  'vote-reminders-sent',
  'raised-stated',
  'outcome-confirmed',
  'outcome-reopened',
  'track-record-shown',
  'update-written',
  'update-published',
  'update-taken-back',
  'agreement-written',
  'agreement-published',
  'agreement-exported',
  'audit-exported',
  'mail-retried',
  'limits-reset',
  'test-mail-sent',
  'passkey-added',
  'passkey-removed',
  'passkeys-reset',
  'recovery-codes-made',
  'recovery-code-used',
  'proof-given',
  'own-data-exported',
  'deletion-asked',
  'deletion-withdrawn',
] as const;
export type ConsoleAction = (typeof CONSOLE_ACTIONS)[number];

/** Kinds of targets. */
export const AUDIT_TARGETS = [
  'group',
  'angel-group',
  'person',
  'nomination',
  'deal',
  'update',
  'agreement',
  'setting',
  'import',
  'mail',
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** What the audit trail can be filtered by: the kind of target, or `account` for what accounts did. */
export const AUDIT_SUBJECTS = [...AUDIT_TARGETS, 'account'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const AUDIT_ENTRIES_PER_PAGE = 50;
/** At most this many entries per file; for more, export shorter periods. */
export const AUDIT_EXPORT_LIMIT = 10_000;
