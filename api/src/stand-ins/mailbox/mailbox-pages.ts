import { escapeHtml as escape } from '../../mail/escape-html';
import { renderPage } from '../stand-in-page';
import type { StoredMail } from './mail-store';

/** Escapes the text and makes its web addresses pressable. */
function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/g)
    .map((part, i) => (i % 2 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('');
}

const STYLE = `
ul { list-style: none; padding: 0; margin: 16px 0; border-top: 1px solid var(--line) }
li { border-bottom: 1px solid var(--line) }
li a { display: block; padding: 12px 8px; min-height: 44px; text-decoration: none; color: inherit }
li a:hover { background: var(--card) } li strong { display: block; color: var(--link); overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 16px } dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 16px; margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 6px }
iframe { width: 100%; height: 600px; border: 1px solid var(--line); border-radius: 6px; background: #fff }
`;

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
    STYLE,
  );
}

export function renderMail(mail: StoredMail): string {
  const copy = mail.cc.length ? `<dt>Copy to</dt><dd>${escape(mail.cc.join(', '))}</dd>` : '';
  const html = mail.html
    ? `<h2>As the reader sees it</h2><iframe title="Mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.id}/html"></iframe>`
    : '';
  return renderPage(
    `${mail.subject} · Local mailbox`,
    `<p><a href="/">All mails</a></p><h1>${escape(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escape(`${mail.fromName} <${mail.from}>`.trim())}</dd><dt>To</dt><dd>${escape(mail.to.join(', '))}</dd>${copy}<dt>Received</dt><dd>${renderTime(mail.receivedAt)}</dd></dl>
<h2>Text</h2><pre>${linkify(mail.text)}</pre>${html}`,
    STYLE,
  );
}

export function renderNotFound(): string {
  return renderPage(
    'Not found',
    '<h1>This mail does not exist</h1><p><a href="/">All mails</a></p>',
  );
}
