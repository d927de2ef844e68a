import { usePageTitle } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { useNavigate } from '@syndication/contract/host/router';
import { NotFound } from '@syndication/shared-ui/core';

/** What an entrepreneur may not see looks like what does not exist. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Shown instead of a screen about another's venture. */
export function UnknownVenture() {
  const navigate = useNavigate();
  usePageTitle('Not found');
  return <NotFound onGoHome={() => void navigate('/')} />;
}
