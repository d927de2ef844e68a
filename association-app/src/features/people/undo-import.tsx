import { useState } from 'react';

import { undoPeopleImport } from '@syndication/contract/console-people/console-people.calls';
import { Button } from '@syndication/shared-ui/core';

import { showCount } from '../../components/count';
import { useActions } from '../../components/use-actions';

function describeUndone({ removed, kept }: { removed: number; kept: number }): string {
  const invitations =
    removed === 1 ? '1 invitation and ' : `${showCount(removed)} invitations and `;
  // None went if it only added groups, or was undone before.
  const done = `Undone: ${removed === 0 ? '' : invitations}all groups that were added.`;
  if (kept === 0) return done;
  const stay = kept === 1 ? '1 stays' : `${showCount(kept)} stay`;
  return `${done} ${stay}: they have signed in already, or were added to another group or given a role since.`;
}

/** Undoes an import, once, and reports the result. */
export function UndoImport({ id }: { id: string }) {
  const { isBusy, perform, outcome, proofDialog } = useActions('Nothing was undone');
  const [isUndone, setIsUndone] = useState(false);
  const undo = async () => {
    const isDone = await perform({
      done: describeUndone,
      run: (api) => api.call(undoPeopleImport, { params: { id }, keepalive: true }),
    });
    setIsUndone(isDone);
  };
  return (
    <>
      {outcome}
      {!isUndone && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          disabled={isBusy}
          onClick={() => void undo()}
        >
          Undo the import
        </Button>
      )}
      {proofDialog}
    </>
  );
}
