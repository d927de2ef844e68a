import type { Config } from '../config';
import { renderMail, type MailSection, type MailWords } from './mail-look';

export interface MailContent {
  subject: string;
  textBody: string;
  htmlBody: string;
}

const writeSection = ({ title, entries, rest }: MailSection): string =>
  [
    title.toUpperCase(),
    ...entries.map(({ title: name, url, lines }) => [name, ...lines, url].join('\n')),
    ...(rest ? [rest] : []),
  ].join('\n\n');

/** One mail as plain text and as HTML, from the same words. A subject never holds a line break. */
export function composeMail(
  { subject: givenSubject, ...words }: MailWords,
  { settings: { brand, supportEmail } }: Pick<Config, 'settings'>,
): MailContent {
  const { paragraphs, sections = [], action, otherActions = [], reason, links = [] } = words;
  const subject = givenSubject.replace(/\s+/g, ' ').trim();
  const footer = [
    reason,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    `Questions? Write to ${supportEmail}.`,
  ].join('\n');
  return {
    subject,
    textBody: [
      ...paragraphs,
      ...sections.map(writeSection),
      ...(action ? [`${action.label}: ${action.url}`] : []),
      ...otherActions.map(({ label, url }) => `${label}: ${url}`),
      `-- \n${brand}\n${footer}`,
    ].join('\n\n'),
    htmlBody: renderMail({ ...words, subject }, { brand, supportEmail }),
  };
}
