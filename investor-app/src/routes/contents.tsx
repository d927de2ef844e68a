import { Navigate } from '@syndication/contract/host/router';

/** `/contents/` and whatever below it is no single item: the list of all is elsewhere. */
export function ContentsPage() {
  return <Navigate to="/all-updates" replace />;
}
