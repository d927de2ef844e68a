export { HtmlBody, type HtmlBodyProps } from './html-body';
export { sanitizeBody, sanitizeForeign } from './sanitize-body';
