import { useHost } from '@syndication/contract/host';
import { SearchLink } from '@syndication/contract/host/router';
import {
  PREDICTION_SORTS,
  type PredictionSort,
} from '@syndication/contract/predictions/predictions.rules';
import { PREDICTIONS_PATH } from '@syndication/contract/predictions/group-admin.rules';
import type {
  DealPredictions,
  GroupPredictions,
} from '@syndication/contract/predictions/predictions.schemas';
import { NO_DEALS_FOUND } from '@syndication/contract/ventures/deal-list.rules';
import {
  EmptyState,
  Heading,
  HStack,
  Panel,
  Select,
  Stack,
  Text,
} from '@syndication/shared-ui/core';
import { useId, type ReactNode } from 'react';

import { DealPages } from '../../components/deal-pages';
import { ExportButton } from '@syndication/shared-ui/csv';
import { ConflictTable } from './conflict-table';
import { EstimateNote, hasEstimates } from './estimate-note';
import { PredictionTable } from './prediction-table';
import { PresenterFailure } from './presenter-failure';
import { PrintPredictions } from './print-predictions';
import { usePredictionListView } from './use-prediction-list-view';
import { usePresenter } from './use-presenter';

/** Takes along how the list was left, for the way back. */
const renderDealLink = ({ ventureId }: Pick<DealPredictions, 'ventureId'>, label: ReactNode) => (
  <SearchLink
    to={() => `${PREDICTIONS_PATH}/${ventureId}`}
    state={(predictionsSearch) => ({ predictionsSearch })}
  >
    {label}
  </SearchLink>
);

/** The deals of a group by how its members voted, with the choice of presenters. */
export function PredictionList({ predictions }: { predictions: GroupPredictions }) {
  const { group, memberCount, record, deals, withheld, conflicts } = predictions;
  const sorts = Object.entries(PREDICTION_SORTS).filter(
    ([name]) => name !== 'adjusted-desc' || hasEstimates(record),
  );
  const dealCount = deals.length + withheld.length;
  const { announce } = useHost();
  const view = usePredictionListView(deals);
  const { choose, refusal } = usePresenter(group.id);
  const sortId = useId();
  const conflictsId = useId();

  if (dealCount === 0) {
    return (
      <EmptyState title={NO_DEALS_FOUND}>
        <Text>Predictions appear here while a deal is on your group’s list.</Text>
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <HStack flexWrap="wrap" alignItems="end" gap="4">
        <Stack gap="1" flex={{ base: '1 1 100%', sm: '0 1 22rem' }}>
          <Text asChild size="sm" fontWeight="medium">
            <label htmlFor={sortId}>Sort by</label>
          </Text>
          <Select
            id={sortId}
            value={view.sort}
            onChange={(event) => view.setSort(event.target.value as PredictionSort)}
          >
            {sorts.map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </Stack>
        <ExportButton
          announce={announce}
          toTable={async () =>
            (await import('./to-csv-table')).toListCsv({ ...predictions, deals: view.sorted })
          }
        />
        <PrintPredictions
          predictions={{ ...predictions, deals: view.sorted }}
          order={PREDICTION_SORTS[view.sort]}
        />
      </HStack>
      <Text tone="muted" size="sm">
        {dealCount} {dealCount === 1 ? 'deal' : 'deals'}, {memberCount}{' '}
        {memberCount === 1 ? 'member' : 'members'} who can vote
      </Text>
      <EstimateNote record={record} />
      <DealPages page={view.page} pages={view.pages} onPageChange={view.setPage}>
        <PredictionTable
          deals={view.shown}
          withheld={view.page === view.pages ? withheld : []}
          caption={`Predictions of ${group.title}`}
          actions={{
            renderDealLink,
            onPresenterChange: (deal, isPresenter) => choose({ deal, isPresenter }),
          }}
        />
      </DealPages>
      {refusal && <PresenterFailure refusal={refusal} />}
      {conflicts.length > 0 && (
        <Panel aria-labelledby={conflictsId}>
          <Heading id={conflictsId} size="md" mb="3">
            Conflicts of interest
          </Heading>
          <ConflictTable
            conflicts={conflicts}
            caption={`Conflicts of interest of members of ${group.title}`}
          />
        </Panel>
      )}
    </Stack>
  );
}
