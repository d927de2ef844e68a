export { HtmlBody, type HtmlBodyProps } from './html-body';
