import { useState } from 'react';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import type {
  AgreementVersion,
  ConsoleAgreement,
} from '@syndication/contract/console-agreement/console-agreement.schemas';
import { Button, HStack } from '@syndication/shared-ui/core';

import { showCount } from '../../components/count';
import { RecordTable, type Column } from '../../components/record-table';
import { AcceptancesDialog } from './acceptances-dialog';
import { PublishDialog } from './publish-dialog';
import { ReadDialog } from './read-dialog';

function describePublishing({ isDraft, publishedAt, publishedBy }: AgreementVersion): string {
  if (isDraft) return '';
  if (publishedAt === null) return 'Came with the product';
  return `${formatDay(publishedAt)}${publishedBy ? ` by ${publishedBy}` : ''}`;
}

interface Action {
  what: 'read' | 'publish' | 'accepted';
  number: number;
}

/** The versions, the newest first, and what can be done with each. */
export function VersionList({ versions, members }: ConsoleAgreement) {
  const [action, setAction] = useState<Action | null>(null);
  const inForce = versions.find(({ isDraft }) => !isDraft)?.number;
  const chosen = versions.find(({ number }) => number === action?.number);
  const close = () => setAction(null);
  const columns: Column<AgreementVersion>[] = [
    { label: 'Version', render: ({ number }) => `Version ${number}` },
    {
      label: 'State',
      render: ({ number, isDraft }) => {
        if (isDraft) return 'Draft';
        return number === inForce ? 'In force' : 'Earlier';
      },
    },
    { label: 'Published', render: describePublishing },
    {
      label: 'Accepted by',
      isNumber: true,
      render: ({ isDraft, accepted }) =>
        isDraft ? '' : `${showCount(accepted)} of ${showCount(members)}`,
    },
  ];
  return (
    <>
      <RecordTable
        caption="Versions of the agreement"
        rows={versions}
        keyOf={({ number }) => String(number)}
        columns={columns}
        renderActions={({ number, isDraft }) => (
          <HStack gap="2" wrap={{ base: 'wrap', md: 'nowrap' }} justify={{ md: 'flex-end' }}>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Read version ${number}`}
              onClick={() => setAction({ what: 'read', number })}
            >
              Read
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={isDraft ? `Publish version ${number}` : `Who accepted version ${number}`}
              onClick={() => setAction({ what: isDraft ? 'publish' : 'accepted', number })}
            >
              {isDraft ? 'Publish' : 'Who accepted'}
            </Button>
          </HStack>
        )}
      />
      {action?.what === 'read' && chosen && (
        <ReadDialog version={chosen} versions={versions} onClose={close} />
      )}
      {action?.what === 'publish' && chosen && (
        <PublishDialog version={chosen} members={members} onClose={close} />
      )}
      {action?.what === 'accepted' && <AcceptancesDialog number={action.number} onClose={close} />}
    </>
  );
}
