import { chakra } from '@chakra-ui/react';

const Track = chakra('div', {
  base: { position: 'relative', height: '2.5', bg: 'bg.muted', borderRadius: 'full' },
});

const Fill = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetStart: '0',
    bg: 'brand.solid',
    borderRadius: 'full',
  },
});

const Needle = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '-1',
    width: '1',
    bg: 'fg',
    borderRadius: 'full',
    boxShadow: '0 0 0 2px var(--ds-colors-bg-panel)',
    transform: 'translateX(-50%)',
  },
});

const Tick = chakra('span', {
  base: {
    position: 'absolute',
    fontSize: 'xs',
    color: 'fg.muted',
    transform: 'translateX(-50%)',
    _first: { transform: 'none' },
    _last: { transform: 'translateX(-100%)' },
  },
});

export interface PredictionScaleProps {
  /** 0 to 100. */
  percent: number;
  /** Percents that a vote can stand for. */
  ticks: readonly number[];
}

/** Where the average lies between the choices; the same is written beside it, so it is only drawn. */
export function PredictionScale({ percent, ticks }: PredictionScaleProps) {
  const ascending = [...ticks].sort((a, b) => a - b);
  return (
    <div aria-hidden>
      <Track>
        <Fill style={{ width: `${percent}%` }} />
        <Needle style={{ insetInlineStart: `${percent}%` }} />
      </Track>
      <chakra.div position="relative" height="5" mt="2">
        {ascending.map((tick) => (
          <Tick key={tick} style={{ insetInlineStart: `${tick}%` }}>
            {tick}%
          </Tick>
        ))}
      </chakra.div>
    </div>
  );
}
