import type { StoredMail } from './mail-store';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Escapes the text and makes its web addresses pressable. */
function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/g)
    .map((part, i) => (i % 2 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('');
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --line: #d9dee5; --paper: #fbfaf7; --card: #fff; --link: #1d4f7c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaef; --soft: #9aa6b5; --line: #333c49; --paper: #14181e; --card: #1b2129; --link: #8fc0ea; } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 24px; margin: 8px 0 4px; overflow-wrap: anywhere } h2 { font-size: 16px; margin: 24px 0 8px }
p.note, dt, .meta { color: var(--soft) }
ul { list-style: none; padding: 0; margin: 16px 0; border-top: 1px solid var(--line) }
li { border-bottom: 1px solid var(--line) }
li a { display: block; padding: 12px 8px; min-height: 44px; text-decoration: none; color: inherit }
li a:hover { background: var(--card) } li strong { display: block; color: var(--link); overflow-wrap: anywhere }
a { color: var(--link) } a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 16px } dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 16px; margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 6px }
iframe { width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 6px; background: #fff }
`;

function renderPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
}

function renderTime(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

export function renderList(mails: readonly StoredMail[]): string {
  const items = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/messages/${id}"><strong>${escape(subject)}</strong><span class="meta">to ${escape(to.join(', '))} · ${renderTime(receivedAt)}</span></a></li>`,
  );
  const content = mails.length
    ? `<ul aria-label="Mails">${items.join('')}</ul>`
    : '<p>There is no mail yet. Nominate a company, ask for a password link or send feedback, and reload this page.</p>';
  return renderPage(
    'Local mailbox',
    `<h1>Local mailbox</h1><p class="note">Every mail that the platform sends on this machine arrives here and goes nowhere else.</p>${content}`,
  );
}

export function renderMail(mail: StoredMail): string {
  const html = mail.html
    ? `<h2>As the reader sees it</h2><iframe title="Mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.id}/html"></iframe>`
    : '';
  return renderPage(
    `${mail.subject} · Local mailbox`,
    `<p><a href="/">All mails</a></p><h1>${escape(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to.join(', '))}</dd><dt>Received</dt><dd>${renderTime(mail.receivedAt)}</dd></dl>
<h2>Text</h2><pre>${linkify(mail.text)}</pre>${html}`,
  );
}

export function renderNotFound(): string {
  return renderPage(
    'Not found',
    '<h1>This mail does not exist</h1><p><a href="/">All mails</a></p>',
  );
}
