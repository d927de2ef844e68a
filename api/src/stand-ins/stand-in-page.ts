import { escapeHtml } from '../mail/escape-html';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --line: #d9dee5; --paper: #fbfaf7; --card: #fff; --link: #1d4f7c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaef; --soft: #9aa6b5; --line: #333c49; --paper: #14181e; --card: #1b2129; --link: #8fc0ea; } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 24px; margin: 8px 0 4px; overflow-wrap: anywhere } h2 { font-size: 16px; margin: 24px 0 8px }
p.note, dt, .meta { color: var(--soft) }
a { color: var(--link) } :focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
`;

/** A page of a stand-in. `content` and `style` are HTML and CSS of our own. */
export function renderPage(title: string, content: string, style = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}${style}</style></head><body><main>${content}</main></body></html>`;
}
