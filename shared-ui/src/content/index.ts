export { ContentArticle, type ContentArticleProps } from './content-article';
export { ContentList, ContentTeaser, type ContentTeaserProps } from './content-teaser';
