import { useState } from 'react';

import { formatMoment } from '@syndication/contract/fields/dates.rules';
import { describeImportedFile } from '@syndication/contract/console-people/console-people.rules';
import type { RecentImport } from '@syndication/contract/console-people/console-people.schemas';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { showCount } from '../../components/count';
import { importsQuery } from './api/people';
import { UndoImport } from './undo-import';

const nameOf = ({ fileName }: RecentImport): string => describeImportedFile(fileName);

function UndoDialog({ made, onClose }: { made: RecentImport; onClose: () => void }) {
  return (
    <Dialog isOpen size="sm" title="Undo the import?" onClose={onClose}>
      <Stack gap="4">
        <Text>
          {nameOf(made)}: unused invitations are removed, and everyone else leaves the groups that
          it added. Invited people keep their account if they have since signed in, been added to
          another group, or become staff, an admin or a deal lead.
        </Text>
        <UndoImport id={made.id} />
      </Stack>
    </Dialog>
  );
}

/** Imports of the last day, each of which can be undone; nothing where there are none. */
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
