import type { VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import { Button, HStack, useLazyDialog } from '@syndication/shared-ui/core';

/** Opens the timeline of all rounds, whose code is fetched then. */
export function RoundsHistoryButton({ rounds }: { rounds: readonly VentureRound[] }) {
  const { open, dialog } = useLazyDialog();
  return (
    <HStack flexWrap="wrap">
      <Button
        variant="outline"
        size="sm"
        onClick={() =>
          open(async () => {
            const { RoundsHistoryDialog } = await import('./rounds-history-dialog');
            return { default: (props) => <RoundsHistoryDialog {...props} rounds={rounds} /> };
          })
        }
      >
        Rounds History
      </Button>
      {dialog}
    </HStack>
  );
}
