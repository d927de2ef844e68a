import type { Config } from '../config';
import { renderMail, type MailWords } from './mail-look';

export interface MailContent {
  subject: string;
  textBody: string;
  htmlBody: string;
}

/** One mail as plain text and as HTML, from the same words. A subject never holds a line break. */
export function composeMail(
  { subject: givenSubject, ...words }: MailWords,
  { settings: { brand, supportEmail } }: Pick<Config, 'settings'>,
): MailContent {
  const { paragraphs, action, reason, optOut } = words;
  const subject = givenSubject.replace(/\s+/g, ' ').trim();
  const footer = [
    reason,
    ...(optOut ? [`${optOut.label}: ${optOut.url}`] : []),
    `Questions? Write to ${supportEmail}.`,
  ].join('\n');
  return {
    subject,
    textBody: [
      ...paragraphs,
      ...(action ? [`${action.label}: ${action.url}`] : []),
      `-- \n${brand}\n${footer}`,
    ].join('\n\n'),
    htmlBody: renderMail({ ...words, subject }, { brand, supportEmail }),
  };
}
