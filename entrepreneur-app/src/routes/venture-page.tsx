import { useHost } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { NOT_FOUND_BUTTON, NOT_FOUND_TITLE } from '@syndication/contract/http/errors.rules';
import { Button, EmptyState, VisuallyHidden } from '@syndication/shared-ui/core';
import { VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';
import { useQuery } from '@syndication/contract/host/query';
import { useNavigate, useParams } from '@syndication/contract/host/router';

import { QueryFailure } from '../components/query-failure';
import { ventureOptions } from '../features/venture/api/get-venture';
import { OwnVenture } from '../features/venture/own-venture';

/** What an entrepreneur may not see looks like what does not exist. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** The own venture under its address; any other is not found. */
export default function VenturePage() {
  const { id = '' } = useParams();
  const { api } = useHost();
  const navigate = useNavigate();
  const venture = useQuery(ventureOptions(api, id));
  if (isUnknown(venture.error)) {
    return (
      <EmptyState level={1} title={NOT_FOUND_TITLE}>
        <Button onClick={() => void navigate('/')}>{NOT_FOUND_BUTTON}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      {!venture.data && (
        <VisuallyHidden asChild>
          <h1>Venture</h1>
        </VisuallyHidden>
      )}
      <QueryFailure query={venture} />
      {venture.isLoading && <VentureProfileSkeleton />}
      {venture.data && <OwnVenture venture={venture.data} level={1} />}
    </>
  );
}
