/** Mail domains that belong to no company of their users. */
const MAILBOX_PROVIDERS = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'gmx.com'],
  ...['proton.me', 'protonmail.com', 'fastmail.com', 'zoho.com', 'hey.com', 'mail.com'],
  ...['comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net'],
]);

/** The website that a company email address suggests; null for an address at a mailbox provider. */
export function guessWebsite(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return MAILBOX_PROVIDERS.has(domain) ? null : `https://${domain}`;
}
