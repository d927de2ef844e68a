export interface MailContent {
  subject: string;
  textBody: string;
  htmlBody: string;
}

interface MailParts {
  subject: string;
  /** Plain text, one entry a paragraph. */
  paragraphs: readonly string[];
  /** The one thing to do, as a link below the paragraphs. */
  action?: { label: string; url: string };
  /** Why the reader gets this mail. */
  footer: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!).replaceAll('\n', '<br>');

/** One mail as plain text and as HTML, from the same words. A subject never holds a line break. */
export function composeMail({ subject, paragraphs, action, footer }: MailParts): MailContent {
  const link = action && `${action.label}: ${action.url}`;
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" target="_blank" style="background:#1d4f7c;color:#ffffff;padding:12px 20px;border-radius:4px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`;
  return {
    subject: subject.replace(/[\r\n\t]+/g, ' ').trim(),
    textBody: [...paragraphs, ...(link ? [link] : []), `-- \n${footer}`].join('\n\n'),
    htmlBody: `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#fbfaf7;color:#1c2430;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">${paragraphs
      .map((text) => `<p>${escapeHtml(text)}</p>`)
      .join(
        '',
      )}${button ?? ''}<p style="color:#5b6675;font-size:14px;border-top:1px solid #d9dee5;padding-top:12px">${escapeHtml(footer)}</p></div></body></html>`,
  };
}
