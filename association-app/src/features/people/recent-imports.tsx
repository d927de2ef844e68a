import { useState } from 'react';

import { formatMoment } from '@syndication/contract/fields/dates.rules';
import { undoPeopleImport } from '@syndication/contract/console-people/console-people.calls';
import type { RecentImport } from '@syndication/contract/console-people/console-people.schemas';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { showCount } from '../../components/count';
import { useActions } from '../../components/use-actions';
import { importsQuery } from './api/people';

const nameOf = ({ fileName }: RecentImport): string =>
  fileName === 'pasted' ? 'Pasted lines' : fileName;

function UndoDialog({ made, onClose }: { made: RecentImport; onClose: () => void }) {
  const { renderButtons, outcome, proofDialog } = useActions();
  return (
    <>
      <Dialog isOpen size="sm" title="Undo the import?" onClose={onClose}>
        <Stack gap="4">
          <Text>
            {nameOf(made)}: unused invitations are removed, and so are the groups that it added to
            others. Anyone who has signed in stays, and so does anyone who was added to another
            group since.
          </Text>
          {outcome}
          {renderButtons([
            {
              label: 'Undo the import',
              done: 'The import is undone.',
              run: (api) =>
                api.call(undoPeopleImport, { params: { id: made.id }, keepalive: true }),
            },
          ])}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}

/** Imports of the last day, each of which can be taken back; nothing where there are none. */
export function RecentImports() {
  const { api } = useHost();
  const imports = useQuery(importsQuery(api)).data ?? [];
  const [undoing, setUndoing] = useState<RecentImport | null>(null);
  return (
    <>
      {imports.map((made) => (
        <HStack key={made.id} gap="3" wrap="wrap" mb="3">
          <Text overflowWrap="anywhere">
            {nameOf(made)}, {showCount(made.accounts)} invited
            {made.memberships > 0 && `, ${made.memberships} added to groups`},{' '}
            {formatMoment(made.createdAt)}
            {made.importedBy && ` by ${made.importedBy}`}
          </Text>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Undo the import of ${nameOf(made)}`}
            onClick={() => setUndoing(made)}
          >
            Undo the import
          </Button>
        </HStack>
      ))}
      {undoing && <UndoDialog made={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}
