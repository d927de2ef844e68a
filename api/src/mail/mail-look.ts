/*
 * How mails look: the product's band, paper and type, in what mail programs understand (tables, inline
 * styles, nothing from elsewhere). Colours are those of `shared-ui/src/theme/palette.ts`, written out
 * because a mail has no theme; programs with a dark mode get the dark ones of the style element.
 */
import { escapeHtml } from './escape-html';

/** Things of a kind, each with a link. */
export interface MailSection {
  title: string;
  entries: readonly { title: string; url: string; lines: readonly string[] }[];
  /** What of them is not listed. */
  rest?: string;
}

interface MailLink {
  label: string;
  url: string;
}

/** What a mail says. */
export interface MailWords {
  /** Also the title inside the mail. */
  subject: string;
  /** Plain text, one entry a paragraph. */
  paragraphs: readonly string[];
  /** Lists below the paragraphs. */
  sections?: readonly MailSection[];
  /** The one thing to do, as a link below all that. */
  action?: MailLink;
  /** What else can be done, as links below the action. */
  otherActions?: readonly MailLink[];
  /** Why the reader gets this mail. */
  reason: string;
  /** Where the reader can ask for others, or for no more of them. */
  links?: readonly MailLink[];
}

const SANS = "'Public Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "'Source Serif 4', 'Source Serif Pro', Georgia, 'Times New Roman', serif";

const STYLE = {
  page: 'margin:0;padding:0;background-color:#f4f4f0;',
  band: `padding:18px 32px;background-color:#0a3533;color:#ffffff;font:600 18px/1.3 ${SERIF};border-radius:5px 5px 0 0;`,
  sheet:
    'padding:32px 32px 28px;background-color:#ffffff;border:1px solid #dadad3;border-top:0;border-radius:0 0 5px 5px;',
  title: `margin:0 0 16px;color:#171b21;font:600 26px/1.25 ${SERIF};`,
  text: `margin:0 0 16px;color:#171b21;font:400 16px/1.55 ${SANS};overflow-wrap:anywhere;`,
  heading: `margin:28px 0 0;padding:0 0 6px;border-bottom:1px solid #dadad3;color:#5a6069;font:600 14px/1.4 ${SANS};`,
  entry: `margin:16px 0 0;color:#171b21;font:400 15px/1.5 ${SANS};overflow-wrap:anywhere;`,
  entryLink: `color:#0f524f;font:600 18px/1.35 ${SERIF};`,
  button: 'border-radius:5px;background-color:#0e4644;',
  label: `display:inline-block;padding:13px 24px;color:#ffffff;font:600 16px/1.25 ${SANS};text-decoration:none;border-radius:5px;`,
  quiet: `margin:20px 0 0;color:#5a6069;font:400 14px/1.5 ${SANS};overflow-wrap:anywhere;`,
  footer: `padding:20px 32px 0;color:#5a6069;font:400 14px/1.5 ${SANS};overflow-wrap:anywhere;`,
  link: 'color:#0f524f;',
};

const STYLE_ELEMENT = `<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .side { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0f1216 !important; }
  .sheet { background-color: #1b2026 !important; border-color: #2d343d !important; }
  .text { color: #eaeae5 !important; }
  .quiet { color: #a7adb4 !important; border-color: #2d343d !important; }
  .button { background-color: #83cbc1 !important; }
  .label { color: #06201e !important; }
  .link { color: #83cbc1 !important; }
}
</style>`;

const toHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** A table without meaning of its own, which is what mail programs lay out reliably. */
const table = (attributes: string, content: string) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0" ${attributes}>${content}</table>`;

function renderSection({ title, entries, rest }: MailSection): string {
  const listed = entries.map((entry) => {
    const name = `<a class="link" href="${toHtml(entry.url)}" target="_blank" style="${STYLE.entryLink}">${toHtml(entry.title)}</a>`;
    return `<p class="text" style="${STYLE.entry}">${[name, ...entry.lines.map(toHtml)].join('<br>')}</p>`;
  });
  const more = rest ? `<p class="quiet" style="${STYLE.quiet}">${toHtml(rest)}</p>` : '';
  return `<h2 class="quiet" style="${STYLE.heading}">${toHtml(title)}</h2>${listed.join('')}${more}`;
}

function renderAction({ label, url }: MailLink, others: readonly MailLink[]): string {
  const address = toHtml(url);
  const button = `<tr><td class="button" style="${STYLE.button}"><a class="label" href="${address}" target="_blank" style="${STYLE.label}">${toHtml(label)}</a></td></tr>`;
  const links = others.map(
    (link) => `<p class="text" style="${STYLE.text}margin:16px 0 0;">${renderLink(link)}</p>`,
  );
  return `${table('style="margin:24px 0 0;"', button)}${links.join('')}<p class="quiet" style="${STYLE.quiet}">If the button does not work, open this address:<br><a class="link" href="${address}" target="_blank" style="${STYLE.link}">${address}</a></p>`;
}

function renderLink({ label, url }: MailLink): string {
  return `<a class="link" href="${toHtml(url)}" target="_blank" style="${STYLE.link}">${toHtml(label)}</a>`;
}

/** The words of a mail in the product's look. */
export function renderMail(
  { subject, paragraphs, sections = [], action, otherActions = [], reason, links = [] }: MailWords,
  { brand, supportEmail }: { brand: string; supportEmail: string },
): string {
  const [title, name, support] = [subject, brand, supportEmail].map(toHtml);
  const texts = paragraphs.map(
    (text) => `<p class="text" style="${STYLE.text}">${toHtml(text)}</p>`,
  );
  const rows = [
    `<td class="side" style="${STYLE.band}">${name}</td>`,
    `<td class="side sheet" style="${STYLE.sheet}"><h1 class="text" style="${STYLE.title}">${title}</h1>${texts.join('')}${sections.map(renderSection).join('')}${action ? renderAction(action, otherActions) : ''}</td>`,
    `<td class="side quiet" style="${STYLE.footer}">${toHtml(reason)}<br>${links.map((link) => `${renderLink(link)}<br>`).join('')}Questions? Write to <a class="link" href="mailto:${support}" style="${STYLE.link}">${support}</a>.</td>`,
  ];
  const sheet = table(
    'width="100%" style="max-width:600px;"',
    rows.map((row) => `<tr>${row}</tr>`).join(''),
  );
  const page = table(
    'width="100%"',
    `<tr><td class="page" align="center" style="padding:24px 12px 40px;background-color:#f4f4f0;">${sheet}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>${STYLE_ELEMENT}</head><body class="page" style="${STYLE.page}">${page}</body></html>`;
}
