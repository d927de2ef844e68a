export { HtmlBody, type HtmlBodyProps } from './html-body';
export { sanitizeBody } from './sanitize-body';
