import { useHost } from '@syndication/contract/host';
import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';
import { Button, EmptyState, Select, Stack, Text, Wrap } from '@syndication/shared-ui/core';
import { ExportButton } from '@syndication/shared-ui/csv';
import { Input } from '@syndication/shared-ui/forms';
import { useId } from 'react';

import { PrintPage } from '../../components/print-page';
import { OwnVotesTable } from './own-votes-table';
import { useOwnVotesView, VOTE_KINDS, type VoteKind } from './use-own-votes-view';

/** `12 votes`, or `2 of 12 votes` while some are hidden. */
function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'vote' : 'votes';
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
}

/** The member's votes with search, export and print; those that can still be changed first. */
export function OwnVotesList({ votes }: { votes: readonly OwnVoteEntry[] }) {
  const { announce } = useHost();
  const { shown, company, setCompany, kind, setKind, clear } = useOwnVotesView(votes);
  const companyId = useId();
  const kindId = useId();
  const sections = [
    { title: VOTE_KINDS.open, votes: shown.filter(({ isOpen }) => isOpen) },
    { title: VOTE_KINDS.ended, votes: shown.filter(({ isOpen }) => !isOpen) },
  ].filter((section) => section.votes.length > 0);

  return (
    <Stack gap="5">
      <Wrap role="search" aria-label="My votes" gap="4" alignItems="end">
        <Stack gap="1" flex={{ base: '1 1 100%', sm: '0 1 14rem' }}>
          <Text asChild size="sm" fontWeight="medium">
            <label htmlFor={companyId}>Filter by company name</label>
          </Text>
          <Input
            id={companyId}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={company}
            onChange={(event) => setCompany(event.target.value)}
          />
        </Stack>
        <Stack gap="1" minW="0" flex={{ base: '1 1 100%', sm: '0 1 13rem' }}>
          <Text asChild size="sm" fontWeight="medium">
            <label htmlFor={kindId}>Show</label>
          </Text>
          <Select
            id={kindId}
            value={kind}
            onChange={(event) => setKind(event.target.value as VoteKind)}
          >
            {Object.entries(VOTE_KINDS).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </Stack>
        <ExportButton
          announce={announce}
          toTable={async () => (await import('./to-csv-table')).toOwnVotesCsv(shown)}
          disabled={shown.length === 0}
        />
        <PrintPage
          audience="Only the member and the group’s admin may see these votes."
          renderSheet={({ OwnVotesPrint }, confidentiality) => (
            <OwnVotesPrint votes={shown} confidentiality={confidentiality} />
          )}
        />
      </Wrap>
      <Text role="status" tone="muted" size="sm">
        {countText(shown.length, votes.length)}
      </Text>
      {sections.map((section) => (
        <OwnVotesTable
          key={section.title}
          {...section}
          hasBefore={shown.some(({ earlier }) => earlier.length > 0)}
        />
      ))}
      {sections.length === 0 && (
        <EmptyState title="No matching votes">
          <Button variant="outline" onClick={clear}>
            Show all votes
          </Button>
        </EmptyState>
      )}
    </Stack>
  );
}
