import { useMutation } from '@tanstack/react-query';

import { ApiError } from '@syndication/contract/http/api-error';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import type { UpdateLink } from '@syndication/contract/update-links/update-links.schemas';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { describeNeed } from '@syndication/contract/ventures/listing-text.rules';
import { Box, Button, ErrorPanel, Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';

import { confirmByLinkMutation } from './api/answer-update-link';
import { RoundForm } from './round-form';

export interface OpenLinkProps {
  token: string;
  link: UpdateLink;
  /** Whether the mail's reader wants to enter a new amount or commitment. */
  isAboutRound: boolean;
  onAnswered: (link: UpdateLink, answer: 'no-change' | 'round') => void;
  onLinkChanged: () => void;
}

/** The two answers of a link that still works. */
export function OpenLink({ token, link, isAboutRound, onAnswered, onLinkChanged }: OpenLinkProps) {
  const confirmation = useMutation({
    ...confirmByLinkMutation,
    onSuccess: (after) => onAnswered(after, 'no-change'),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'MAIL_LINK_INVALID') onLinkChanged();
    },
  });
  const noChange = (
    <Panel aria-labelledby="no-change">
      <Stack gap="4">
        <Heading as="h2" id="no-change" size="md">
          Nothing has changed
        </Heading>
        <Text>{describeNeed(readVentureListing(link))}</Text>
        {confirmation.error && (
          <ErrorPanel title={titleFailedWrite(confirmation.error, 'Your answer was not saved')}>
            {explainFailure(confirmation.error)}
          </ErrorPanel>
        )}
        <Box>
          <Button
            aria-busy={confirmation.isPending}
            onClick={() => {
              if (!confirmation.isPending) confirmation.mutate(token);
            }}
          >
            {confirmation.isPending ? 'Saving…' : 'No Change'}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
  const newRound = (
    <Panel aria-labelledby="new-round">
      <Stack gap="4">
        <Heading as="h2" id="new-round" size="md">
          New amount or commitment
        </Heading>
        {link.round ? (
          <RoundForm
            token={token}
            round={link.round}
            onAnswered={(after) => onAnswered(after, 'round')}
            onLinkChanged={onLinkChanged}
          />
        ) : (
          <Text>The round is closed, so its terms stay as they are.</Text>
        )}
      </Stack>
    </Panel>
  );
  return (
    <Stack gap="5">
      {!isAboutRound && noChange}
      {newRound}
      {isAboutRound && noChange}
    </Stack>
  );
}
