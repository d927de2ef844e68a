import { chakra } from '@chakra-ui/react';
import { formatAmountAtValuation } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';

import { CommittedMeter, HStack, StatusBadge, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { securityOf } from './deal-facts';

const Timeline = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    ms: '1.5',
    borderInlineStartWidth: '2px',
    borderColor: 'border',
    '& > li': { position: 'relative', display: 'grid', gap: '1', ps: '5', pb: '6' },
    '& > li:last-of-type': { pb: '0' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-7px',
      top: '1.5',
      width: '3',
      height: '3',
      borderRadius: 'full',
      bg: 'bg.panel',
      borderWidth: '2px',
      borderColor: 'border.strong',
    },
    '& > li.is-open::before': { bg: 'brand.solid', borderColor: 'brand.solid' },
  },
});

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (isoTime: string) => dateFormat.format(new Date(isoTime));

function RoundEntry({ round }: { round: VentureRound }) {
  const { isRoundClosed } = round;
  const terms = formatAmountAtValuation(round.amount, round.valuation) ?? 'Amount not stated';
  return (
    <li className={isRoundClosed ? undefined : 'is-open'}>
      <HStack gap="2" flexWrap="wrap">
        <Text fontWeight="semibold">{round.name}</Text>
        {round.isPresenter && <StatusBadge tone="brand">Presenter</StatusBadge>}
        {isRoundClosed && <StatusBadge>Round Closed</StatusBadge>}
      </HStack>
      <Text size="sm" tone="muted">
        Opened {formatDay(round.createdAt)}, updated {formatDay(round.updatedAt)}
      </Text>
      <Text>{[terms, securityOf(round)].filter(Boolean).join(' · ')}</Text>
      <CommittedMeter committed={round.committed} />
    </li>
  );
}

export interface RoundsHistoryDialogProps {
  /** Null while closed. */
  deal: Venture | null;
  onClose: () => void;
}

/** All rounds of a venture, the current one first. */
export function RoundsHistoryDialog({ deal, onClose }: RoundsHistoryDialogProps) {
  if (!deal) return null;
  const rounds = [
    ...(deal.currentVentureRound ? [deal.currentVentureRound] : []),
    ...deal.ventureRounds,
  ];
  return (
    <Dialog isOpen title="Rounds History" onClose={onClose}>
      <Text mb="4">{deal.companyName}</Text>
      {rounds.length === 0 ? (
        <Text tone="muted">This company has not entered a round yet.</Text>
      ) : (
        <Timeline>
          {rounds.map((round) => (
            <RoundEntry key={round.id} round={round} />
          ))}
        </Timeline>
      )}
    </Dialog>
  );
}
