export { PageNotice, PageNotices, type PageNoticeProps } from './page-notice';
