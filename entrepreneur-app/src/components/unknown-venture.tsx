import { ApiError } from '@syndication/contract/http/api-error';
import { NOT_FOUND_BUTTON, NOT_FOUND_TITLE } from '@syndication/contract/http/errors.rules';
import { useNavigate } from '@syndication/contract/host/router';
import { Button, EmptyState } from '@syndication/shared-ui/core';

/** What an entrepreneur may not see looks like what does not exist. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** In place of a screen about a venture that is not the own one. */
export function UnknownVenture() {
  const navigate = useNavigate();
  return (
    <EmptyState level={1} title={NOT_FOUND_TITLE}>
      <Button onClick={() => void navigate('/')}>{NOT_FOUND_BUTTON}</Button>
    </EmptyState>
  );
}
