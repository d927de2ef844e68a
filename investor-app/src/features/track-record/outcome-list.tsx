import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { OUTCOME_RULE } from '@syndication/contract/outcomes/outcomes.rules';
import type { RoundOutcome } from '@syndication/contract/outcomes/outcomes.schemas';
import { isGroupAdmin } from '@syndication/contract/predictions/group-admin.rules';
import { Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';

import { QueryScreen } from '../../components/query-screen';
import { outcomesQuery } from './api/queries';
import { OutcomeTable } from './outcome-table';

const OutcomeDialog = lazy(() => import('./outcome-dialog'));

const isOpen = ({ state }: RoundOutcome) => state !== 'confirmed';

/** What ended rounds raised, for those who may confirm it; for all others there is nothing to see. */
export function OutcomeList({ group }: { group: SyndicationGroup }) {
  const { api } = useHost();
  const { member } = useInvestor();
  const query = useQuery(outcomesQuery(api, group.id));
  const [shown, show] = useState<RoundOutcome | null>(null);
  // Saved again after a lost answer or a refusal, it is based on what is there by then.
  const latest = query.data?.find(({ roundId }) => roundId === shown?.roundId) ?? shown;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [confirmed, setConfirmed] = useState(0);
  // A round that was confirmed moves to the other table, and the button that had the focus is gone.
  useEffect(() => {
    if (confirmed > 0) title.current?.focus();
  }, [confirmed]);
  // A deal lead has some, most members have none.
  if (!isGroupAdmin(member, group.id) && !query.data?.length) return null;
  return (
    <Panel kind="sheet" aria-labelledby={titleId}>
      <Heading ref={title} tabIndex={-1} id={titleId} size="md" mb="3">
        Outcomes
      </Heading>
      <Text tone="muted" size="sm" mb="4">
        {OUTCOME_RULE} The founder reports the amount raised. A round that members voted on counts
        in the record once you have confirmed its outcome and its 120 days are over. It stays there
        even if the deal leaves the group.
      </Text>
      <QueryScreen query={query} data={query.data} skeleton={null}>
        {(outcomes) => {
          const sections = [
            { label: 'To confirm', outcomes: outcomes.filter(isOpen) },
            { label: 'Confirmed', outcomes: outcomes.filter((outcome) => !isOpen(outcome)) },
          ];
          if (outcomes.length === 0) return <Text>No round of {group.title} has ended yet.</Text>;
          return (
            <Stack gap="6">
              {sections
                .filter((section) => section.outcomes.length > 0)
                .map((section) => (
                  <div key={section.label}>
                    <Heading size="sm" asChild mb="2">
                      <h3>
                        {section.label} ({section.outcomes.length})
                      </h3>
                    </Heading>
                    <OutcomeTable {...section} onOpen={show} />
                  </div>
                ))}
            </Stack>
          );
        }}
      </QueryScreen>
      {shown && latest && (
        <Suspense fallback={null}>
          <OutcomeDialog
            outcome={latest}
            groupId={group.id}
            onSaved={() => {
              show(null);
              if (isOpen(shown)) setConfirmed((count) => count + 1);
            }}
            onClose={() => show(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
