/** The page, by its address. */
const pageNow = () => location.pathname + location.search;

/** Calls back when Back or Forward leads to another page. Returns a function that stops it. */
export function onPageLeft(handleLeft: () => void): () => void {
  const page = pageNow();
  const onPopState = () => {
    if (pageNow() !== page) handleLeft();
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}
