import { RECORD_MIN_ROUNDS } from '@syndication/contract/outcomes/outcomes.rules';
import type { OwnRecord } from '@syndication/contract/outcomes/outcomes.schemas';
import { percentOf } from '@syndication/contract/predictions/predictions.rules';
import { Heading, Stack, Text } from '@syndication/shared-ui/core';

import { CalibrationTable } from './calibration-table';
import { ScoreTable } from './score-table';

type Scores = NonNullable<OwnRecord['scores']>;

function missingText(missing: number): string {
  return `${missing} more ${missing === 1 ? 'round needs' : 'rounds need'} to be resolved before scores appear. With fewer, scores would say little and could reveal single votes.`;
}

const briers = ({ brier, baseRateBrier, groupBrier }: Scores, baseRate: number) => [
  { name: 'Brier score', value: brier, meaning: '0 is perfect, 1 is always wrong' },
  {
    name: `Always saying ${baseRate}%`,
    value: baseRateBrier,
    meaning: 'the share of these rounds that filled, predicted for every round',
  },
  ...(groupBrier === null
    ? []
    : [{ name: 'The group’s average', value: groupBrier, meaning: 'on the same rounds' }]),
];

const parts = ({ miscalibration, discrimination, uncertainty }: Scores) => [
  {
    name: 'Miscalibration',
    value: miscalibration,
    meaning: 'lower is better: how far the percentages are from what happened',
  },
  {
    name: 'Discrimination',
    value: discrimination,
    meaning: 'higher is better: how well rounds that fill are told apart from others',
  },
  {
    name: 'Uncertainty',
    value: uncertainty,
    meaning: 'how hard these rounds were to predict; no vote can change it',
  },
];

export interface RecordScoresProps {
  record: Pick<OwnRecord, 'rounds' | 'filled' | 'scores'>;
}

/** How good predictions were, or how many rounds are missing until that can be said. */
export function RecordScores({ record: { rounds, filled, scores } }: RecordScoresProps) {
  const counted = `${rounds} ${rounds === 1 ? 'round' : 'rounds'} resolved, ${filled} filled.`;
  if (!scores) {
    return (
      <Stack gap="2">
        <Text>{counted}</Text>
        <Text tone="muted" maxW="prose">
          {missingText(RECORD_MIN_ROUNDS - rounds)}
        </Text>
      </Stack>
    );
  }
  const baseRate = percentOf(filled, rounds);
  const verdict = scores.brier < scores.baseRateBrier ? 'better' : 'not better';
  return (
    <Stack gap="6">
      <Stack gap="3">
        <Text>
          {counted} These predictions are {verdict} than always saying {baseRate}%.
        </Text>
        <ScoreTable label="Brier scores" scores={briers(scores, baseRate)} />
      </Stack>
      <div>
        <Heading size="sm" asChild mb="2">
          <h3>How often each percentage came true</h3>
        </Heading>
        <CalibrationTable levels={scores.levels} />
      </div>
      <div>
        <Heading size="sm" asChild mb="2">
          <h3>What the score is made of</h3>
        </Heading>
        <Text tone="muted" size="sm" mb="3">
          Of the votes at the end of each round: miscalibration − discrimination + uncertainty.
        </Text>
        <ScoreTable label="Parts of the score" scores={parts(scores)} />
      </div>
    </Stack>
  );
}
