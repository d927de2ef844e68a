import { Link as RouterLink } from 'react-router-dom';

import { NOT_FOUND_BUTTON, NOT_FOUND_TITLE } from '@syndication/contract/http/api-error';
import { ButtonLink, EmptyState } from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';

/** 404 (section 2). */
export function NotFound() {
  usePageTitle('Not found');
  return (
    <EmptyState level={1} title={NOT_FOUND_TITLE}>
      <ButtonLink asChild>
        <RouterLink to="/">{NOT_FOUND_BUTTON}</RouterLink>
      </ButtonLink>
    </EmptyState>
  );
}
