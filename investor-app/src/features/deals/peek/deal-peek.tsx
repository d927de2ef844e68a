import { changesSince } from '@syndication/contract/ventures/deal-news.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Heading } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';
import { Fragment } from 'react';

import { DEAL_FACTS } from '../../../components/deal-facts/deal-facts';
import { ChangeList } from '../../../components/deal-marks/change-list';
import { NoteEditor } from '../../../components/deal-marks/note-editor';
import { isOpenForVotes } from '../../../components/voting/is-open-for-votes';
import { ownChoice } from '../../../components/voting/own-answer';
import { useVoting } from '../../../components/voting/use-voting';
import { VoteKeys } from '../../../components/voting/vote-keys';
import { dealPeekRecipe } from './deal-peek.recipe';

const Frame = chakra('aside', dealPeekRecipe);

/** A deal beside the list: the facts that members judge it by, their vote and their note. */
export default function DealPeek({ deal }: { deal: Venture }) {
  const { vote } = useVoting();
  const changes = deal.news ? changesSince(deal.changes, deal.news.since) : [];
  return (
    <Frame key={deal.id} aria-label={`Preview of ${deal.companyName}`} tabIndex={0}>
      <Heading as="h2" size="lg">
        {deal.companyName}
      </Heading>
      {isOpenForVotes(deal) && (
        <VoteKeys deal={deal} value={ownChoice(deal)} onVote={(choice) => vote(deal, choice)} />
      )}
      {changes.length > 0 && <ChangeList changes={changes} label="Changed since your last visit" />}
      <dl>
        {DEAL_FACTS.filter(({ textOf }) => textOf(deal) !== '').map(({ name, textOf, render }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{render?.(deal) ?? textOf(deal)}</dd>
          </Fragment>
        ))}
      </dl>
      <NoteEditor deal={deal} />
    </Frame>
  );
}
