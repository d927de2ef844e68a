import type { VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { RoundsTimeline } from '@syndication/shared-ui/rounds';

export interface RoundsHistoryDialogProps {
  rounds: readonly VentureRound[];
  onClose: () => void;
}

/** All rounds of the company, the open one included (section 2). */
export function RoundsHistoryDialog({ rounds, onClose }: RoundsHistoryDialogProps) {
  return (
    <Dialog isOpen title="Rounds History" onClose={onClose}>
      <RoundsTimeline rounds={rounds} />
    </Dialog>
  );
}
