import { useState } from 'react';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import type { AskedDeletion } from '@syndication/contract/console-people/console-people.schemas';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, HStack, Text } from '@syndication/shared-ui/core';

import { ActionOutcome, type ActionResult } from '../../components/action-outcome';
import { deletionsQuery } from './api/people';
import { DeleteDialog, describeDeleted } from './delete-dialog';
import { nameOf } from './person-name';

/** Members and founders who want their accounts deleted; nothing where there are none. */
export function DeletionRequests() {
  const { api } = useHost();
  const requests = useQuery(deletionsQuery(api)).data ?? [];
  const [deleting, setDeleting] = useState<AskedDeletion | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);
  return (
    <>
      <ActionOutcome result={result} />
      {requests.map((asked) => (
        <HStack key={asked.userId} gap="3" wrap="wrap" mb="3">
          <Text overflowWrap="anywhere">
            {nameOf(asked)}, {asked.email}
            {asked.role === 'entrepreneur' && ' (founder)'}, asked to be deleted on{' '}
            {formatDay(asked.askedAt, 'long')}
          </Text>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Delete ${nameOf(asked)}`}
            onClick={() => {
              setResult(null);
              setDeleting(asked);
            }}
          >
            Delete
          </Button>
        </HStack>
      ))}
      {deleting && (
        <DeleteDialog
          person={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            // Another one may be open by now.
            setDeleting((now) => (now === deleting ? null : now));
            setResult({ done: describeDeleted(deleting) });
          }}
        />
      )}
    </>
  );
}
