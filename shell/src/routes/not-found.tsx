import { useNavigate } from 'react-router-dom';

import { NotFound as NotFoundState } from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';

export const NOT_FOUND_PAGE_TITLE = 'Not found';

export function NotFound() {
  const navigate = useNavigate();
  return <NotFoundState onGoHome={() => void navigate('/')} />;
}

/** The same for a visitor who is not signed in: no remote is asked for what nobody has. */
export function UnknownPage() {
  usePageTitle(NOT_FOUND_PAGE_TITLE);
  return <NotFound />;
}
