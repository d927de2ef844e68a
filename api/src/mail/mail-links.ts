import type { ServerSecrets } from '../database/server-secrets';
import { isSameSecret, signText } from '../http/secret-id';

/** What the links of one kind are for. A token of one purpose opens nothing of another. */
export type MailLinkPurpose = 'nomination' | 'profile-update' | 'unsubscribe';

/** The data of a link, such as the id of a row, in the order that its purpose defines. */
export interface MailLink {
  claims: readonly string[];
  /** Null for a link that works as long as its mail is kept. */
  expiresAt: Date | null;
}

type Keys = Pick<ServerSecrets, 'mailLinkKey'>;

const sign = ({ mailLinkKey }: Keys, purpose: MailLinkPurpose, payload: string): string =>
  signText(mailLinkKey, `mail link ${purpose} ${payload}`);

/**
 * The token of a link in a mail. Anyone who has it can read the claims, and nobody can write others
 * (docs/decisions/023-links-in-mails.md).
 */
export function signMailLink(
  keys: Keys,
  purpose: MailLinkPurpose,
  { claims, expiresAt }: MailLink,
): string {
  const content = JSON.stringify([expiresAt && expiresAt.getTime(), ...claims]);
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${sign(keys, purpose, payload)}`;
}

/** What a token was signed for, expired or not; null for one that was not signed here for this purpose. */
export function readMailLink(keys: Keys, purpose: MailLinkPurpose, token: string): MailLink | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSameSecret(signature, sign(keys, purpose, payload))) return null;
  const [expiresAtMs, ...claims] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    number | null,
    ...string[],
  ];
  return { claims, expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs) };
}
