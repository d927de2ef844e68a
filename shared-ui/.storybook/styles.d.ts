/** Put into the page by the bundler. */
declare module '*.css';
