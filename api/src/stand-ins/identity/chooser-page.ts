import { escapeHtml } from '../../mail/escape-html';
import { renderPage } from '../stand-in-page';

/** Someone who can be chosen; `subject` is what the form sends. */
export interface Choice {
  subject: string;
  name: string;
  email: string;
  note: string | null;
}

/** What else the form can send: leave without signing in, or come back without a code. */
export const CANCEL = 'cancel';
export const NO_CODE = 'no-code';

const STYLE = `
main { max-width: 480px }
ul { list-style: none; padding: 0; margin: 16px 0 24px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); overflow: hidden }
li + li { border-top: 1px solid var(--line) }
button { font: inherit; color: inherit; cursor: pointer; min-height: 44px }
li button { display: block; width: 100%; padding: 10px 16px; border: 0; background: none; text-align: start; overflow-wrap: anywhere }
li button:hover, .other button:hover { background: var(--paper) }
li button:focus-visible { outline-offset: -3px }
li strong { display: block; color: var(--link) }
.other { display: flex; flex-wrap: wrap; gap: 12px }
.other button { flex: 1 1 auto; padding: 8px 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--card) }
`;

function renderChoice({ subject, name, email, note }: Choice): string {
  const meta = note === null ? '' : `<span class="meta"> · ${escapeHtml(note)}</span>`;
  return `<li><button name="subject" value="${escapeHtml(subject)}"><strong>${escapeHtml(name)}</strong>${escapeHtml(email)}${meta}</button></li>`;
}

/** The account chooser. Everything on it is one form, so that it needs no script. */
export function renderChooser(title: string, action: string, choices: readonly Choice[]): string {
  return renderPage(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="note">This page stands in for the real one on this machine only. Choose who signs in; there is no password.</p>
<form method="post" action="${escapeHtml(action)}">
<ul aria-label="Accounts">${choices.map(renderChoice).join('')}</ul>
<div class="other"><button name="outcome" value="${CANCEL}">Cancel</button><button name="outcome" value="${NO_CODE}">Return without a code</button></div>
</form>`,
    STYLE,
  );
}

/** Shown when there is nobody to choose and nowhere to send the browser back to. */
export function renderProblem(title: string, problem: string): string {
  return renderPage(
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(problem)}</p><p class="note">Close this page and begin at the sign-in page of the platform.</p>`,
  );
}
