/** Emitted by the bundler; the import gives its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
