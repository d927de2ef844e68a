import { integrityOf } from './integrity';

/** JSON that is safe inside a script element. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const INCLUDE = /<!--#include virtual="([^"]+)" -->/g;

export function fillIncludes(html: string, documents: Record<string, unknown>): string {
  return html.replace(INCLUDE, (_, name: string) => toInlineJson(documents[name] ?? {}));
}

const TEXT = /\{\{(\w+)\}\}/g;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Fills in the association's own texts, `{{brand}}`, in elements and in quoted attributes. */
export function fillTexts(html: string, texts: object): string {
  const given = new Map<string, unknown>(Object.entries(texts));
  return html.replace(TEXT, (_, name: string) => {
    const text = given.get(name);
    if (typeof text !== 'string') return '';
    return text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
  });
}

/** `'sha256-…'` of every inline script that runs, for the content security policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'${integrityOf(Buffer.from(code ?? ''))}'`,
  );
}
