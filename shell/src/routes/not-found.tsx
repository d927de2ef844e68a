import { useNavigate } from 'react-router-dom';

import { NOT_FOUND_BUTTON, NOT_FOUND_TITLE } from '@syndication/contract/http/errors.rules';
import { Button, EmptyState } from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';

export const NOT_FOUND_PAGE_TITLE = 'Not found';

/** 404 (section 2). */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <EmptyState level={1} title={NOT_FOUND_TITLE}>
      <Button onClick={() => void navigate('/')}>{NOT_FOUND_BUTTON}</Button>
    </EmptyState>
  );
}

/** The same for a visitor who is not signed in: no remote is asked for what nobody has. */
export function UnknownPage() {
  usePageTitle(NOT_FOUND_PAGE_TITLE);
  return <NotFound />;
}
