import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';

import type { DigestChoice } from '@syndication/contract/digests/digests.schemas';
import { titleFailedWrite } from '@syndication/contract/http/no-answer';
import type { DigestRhythm } from '@syndication/contract/member-deals/member-deals.rules';
import {
  Flex,
  Heading,
  Panel,
  Select,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@syndication/shared-ui/core';

import { QueryFailure } from '../outcomes/query-failure';
import { WriteOutcome, type Outcome } from '../outcomes/write-outcome';
import { digestChoiceMutation, digestChoicesQuery } from './api/digest-choices';

const TITLE = 'Emails about deals';

const RHYTHMS: Record<DigestRhythm, string> = {
  daily: 'Every morning',
  weekly: 'Monday mornings',
  off: 'Never',
};

function describeSaved({ groupTitle, rhythm }: DigestChoice): string {
  return rhythm === 'off'
    ? `Saved: no more emails about ${groupTitle} deals.`
    : `Saved: emails about ${groupTitle} deals come ${rhythm === 'daily' ? 'every morning' : 'on Monday mornings'}.`;
}

const titleUnsaved = (failure: unknown, { groupTitle }: DigestChoice): string =>
  titleFailedWrite(failure, `Nothing has changed for ${groupTitle}`);

interface ChoiceRowProps {
  choice: DigestChoice;
  onChoose: (choice: DigestChoice) => void;
}

function ChoiceRow({ choice, onChoose }: ChoiceRowProps) {
  const id = useId();
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Text asChild fontWeight="medium" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
        <label htmlFor={id}>{choice.groupTitle}</label>
      </Text>
      <Select
        id={id}
        flex="0 1 12rem"
        value={choice.rhythm}
        onChange={(event) => onChoose({ ...choice, rhythm: event.target.value as DigestRhythm })}
      >
        {Object.entries(RHYTHMS).map(([rhythm, label]) => (
          <option key={rhythm} value={rhythm}>
            {label}
          </option>
        ))}
      </Select>
    </Flex>
  );
}

function Choices() {
  const cache = useQueryClient();
  const { mutationKey } = digestChoiceMutation;
  // An answer may not include a choice that is being saved.
  const isSettled = useIsMutating({ mutationKey }) === 0;
  const query = useQuery({
    ...digestChoicesQuery,
    refetchOnMount: isSettled,
    refetchOnReconnect: isSettled,
  });
  const choices = query.data;
  /** By group: choices are saved one after another, and one that is saved says nothing of one that is not. */
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  /** What is shown may not be what is saved. */
  const isUnsure = useRef(false);
  const report = ({ groupId }: DigestChoice, outcome: Outcome) =>
    setOutcomes((others) => ({ ...others, [groupId]: outcome }));
  const { mutate } = useMutation({
    ...digestChoiceMutation,
    onMutate: async (chosen) => {
      setOutcomes({});
      await cache.cancelQueries(digestChoicesQuery);
      cache.setQueryData(digestChoicesQuery.queryKey, (before) =>
        before?.map((one) => (one.groupId === chosen.groupId ? chosen : one)),
      );
    },
    onSuccess: (_, chosen) => report(chosen, { done: describeSaved(chosen) }),
    onError: (failure, chosen) => {
      isUnsure.current = true;
      report(chosen, { failure, title: titleUnsaved(failure, chosen) });
    },
    onSettled: () => {
      // After the last one: an answer would not include those that are still to be saved.
      if (!isUnsure.current || cache.isMutating({ mutationKey }) > 1) return;
      isUnsure.current = false;
      void cache.invalidateQueries(digestChoicesQuery);
    },
  });
  if (!choices) {
    if (!query.error) {
      return (
        <SkeletonRegion label="Loading">
          <Skeleton width="full" height="10" />
        </SkeletonRegion>
      );
    }
    return <QueryFailure query={query} />;
  }
  return (
    <Stack gap="3" role="group" aria-label={TITLE}>
      {choices.map((choice) => (
        <ChoiceRow key={choice.groupId} choice={choice} onChoose={(chosen) => mutate(chosen)} />
      ))}
      {Object.entries(outcomes).map(([groupId, outcome]) => (
        <WriteOutcome key={groupId} outcome={outcome} />
      ))}
    </Stack>
  );
}

/** How often a member gets mails about the deals of each group; saved at once. */
export function DigestPanel() {
  return (
    <Panel kind="sheet">
      <Heading size="md" mb="1">
        {TITLE}
      </Heading>
      <Text tone="muted" mb="4">
        New deals, changes and what closes soon, unless you have already seen it here. If there is
        nothing new, you get no email. With “Never”, you also get no reminders to vote from an
        admin.
      </Text>
      <Choices />
    </Panel>
  );
}
