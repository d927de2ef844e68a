import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Alert, EmptyState, Stack, Text } from '@syndication/shared-ui/core';

import { chakra } from '../styling';
import { screenParameters } from '../testing/story-states';
import { LanguagePage, LanguageSection } from './language-page';

const TERMS = [
  [
    'venture, deal',
    'The company and its listing. Investors read deals; an entrepreneur has a venture.',
  ],
  ['round', 'What a venture raises now, or raised before.'],
  [
    'vote',
    'A member’s view of how likely a round is to fill: 100% to 0%, or Conflict of interest.',
  ],
  [
    'prediction',
    'What the votes on a round add up to: average, count and distribution. A member votes; a group predicts. Founders read theirs under “Votes Feedback”.',
  ],
  ['turnout', 'How many of the members who may vote have voted. Not “participation”.'],
  ['presenter', 'A company that the admin of a group has chosen to present. Not “choice”.'],
  ['syndication group', 'The group whose deals a member sees. “Group” once it is clear.'],
  ['deal lead', 'The investor who nominated the venture and coordinates due diligence.'],
  ['committed', 'How full a round is, in the words that the entrepreneur chose.'],
] as const;

const PAIRS = [
  ['No Deals Found', 'There are no results matching your search criteria.'],
  ['Last updated 3 days ago', 'Freshness: 3d'],
  ['Your vote was not counted. The round is closed.', 'Error 409: operation failed.'],
  ['Retry', 'OK'],
  ['We’ll email you a link.', 'We send you a link with which you set a new one.'],
  ['This is not available to you.', 'This does not exist, or you may not see it.'],
] as const;

const Table = chakra('table', {
  base: {
    width: 'full',
    maxW: 'form',
    '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted', fontSize: 'sm' },
    '& :is(td, th)': { py: '2', pe: '6', verticalAlign: 'top', borderBottomWidth: '1px' },
  },
});

function WordsPage() {
  return (
    <LanguagePage
      title="Words"
      intro="Plain, short, in the member’s terms. The specification’s texts stand exactly as they are; these rules are for the rest."
    >
      <LanguageSection title="One word for one thing">
        <Stack as="dl" gap="2" maxW="form">
          {TERMS.map(([term, meaning]) => (
            <div key={term}>
              <Text as="dt" fontWeight="semibold">
                {term}
              </Text>
              <Text as="dd" tone="muted">
                {meaning}
              </Text>
            </div>
          ))}
        </Stack>
      </LanguageSection>
      <LanguageSection title="Like this">
        <Table>
          <thead>
            <tr>
              <th scope="col">We write</th>
              <th scope="col">Not</th>
            </tr>
          </thead>
          <tbody>
            {PAIRS.map(([ours, other]) => (
              <tr key={ours}>
                <td>{ours}</td>
                <td>
                  <s>{other}</s>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </LanguageSection>
      <LanguageSection
        title="An error says three things"
        rule="What happened, what was kept, what to do. It stands where the eye is, and stays until it is dealt with."
      >
        <Alert status="error" title="Your vote was not counted">
          The connection was lost. Your earlier vote, 75%, still counts. Vote again when you are
          back online.
        </Alert>
      </LanguageSection>
      <LanguageSection
        title="Retry and “try again”"
        rule="Retry is the one button that repeats what failed. “Try again” stands in sentences that say when: “Check your internet connection and try again.” Neither says OK."
      />
      <LanguageSection
        title="Nothing there is an invitation"
        rule="An empty place says what will stand there, and what brings it about."
      >
        <EmptyState title="No Deals Found">
          Deals appear here as soon as they are shared with your group.
        </EmptyState>
      </LanguageSection>
      <LanguageSection
        title="Numbers and dates"
        rule="$1,500,000 without cents; 68% rounded; Nov 17, 2026 where dates stand beside others, November 17, 2026 in a sentence; days are counted whole. A link’s name makes sense without its surroundings: “Slides of Tidewater Robotics” to a screen reader."
      />
    </LanguagePage>
  );
}

const meta: Meta<typeof WordsPage> = {
  title: 'Language/Words',
  component: WordsPage,
  tags: ['!autodocs'],
  parameters: screenParameters,
};
export default meta;

export const Page: StoryObj<typeof WordsPage> = { name: 'Words' };
