import { chakra } from '@chakra-ui/react';
import { committedPercent } from '@syndication/contract/ventures/ventures.rules';

const Meter = chakra('span', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: 'sm',
    '& .track': { height: '1.5', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
    '& .fill': {
      display: 'block',
      height: 'full',
      borderRadius: 'full',
      bg: 'brand.solid',
      forcedColorAdjust: 'none',
    },
  },
});

/** How full a round is: drawn, and in the words that the round holds. */
export function CommittedMeter({ committed }: { committed: string | null }) {
  const percent = committedPercent(committed);
  return (
    <Meter>
      {percent !== null && (
        <span className="track" aria-hidden>
          <span className="fill" style={{ width: `${percent}%` }} />
        </span>
      )}
      <span>{committed ?? 'Commitment not stated'}</span>
    </Meter>
  );
}
