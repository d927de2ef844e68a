import type { Meta, StoryObj } from '@storybook/react-webpack5';

import {
  Button,
  CommittedMeter,
  Grid,
  Heading,
  Link,
  Panel,
  Stack,
  StatusBadge,
  Text,
} from '@syndication/shared-ui/core';

import { screenParameters } from '../testing/story-states';
import { LanguagePage, LanguageSection } from './language-page';

interface Entry {
  story: string;
  name: string;
  about: string;
}

const LANGUAGE: readonly Entry[] = [
  {
    story: 'language-colour--page',
    name: 'Colour',
    about: 'Ink, one green, one warm accent, two schemes.',
  },
  {
    story: 'language-typography--page',
    name: 'Typography',
    about: 'A serif for names, a sans with figures in line.',
  },
  {
    story: 'language-spacing--page',
    name: 'Spacing',
    about: 'A 4-px grid, three widths, two kinds of paper.',
  },
  { story: 'language-motion--page', name: 'Motion', about: '150 ms, 300 ms, and none on request.' },
  { story: 'language-words--page', name: 'Words', about: 'How this product speaks.' },
  {
    story: 'language-directions-considered--term-sheet',
    name: 'Directions considered',
    about: 'The three sketches that this grew from.',
  },
];

const PRINCIPLES = [
  [
    'A scan answers five questions',
    'What is it, how much, how full, how fresh, did I vote. Everything else in a row is quieter than these.',
  ],
  [
    'Figures stand in line',
    'Money, percents and days are set in figures of one width, and what people compare is drawn as well as written.',
  ],
  [
    'Green is for what can be pressed, and for data',
    'Warm is for what waits: a vote not given, an update due, a deal going stale. Colour never says it alone.',
  ],
  [
    'Nothing moves under the pointer',
    'What loads has the shape of what comes. An error keeps what was typed, and says what to do.',
  ],
] as const;

function StartPage() {
  return (
    <LanguagePage
      title="A quiet, confident deal sheet"
      intro="For people who read deal memos: many are over fifty, many read on a phone between meetings. Not a dashboard and not a marketing page."
    >
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} gap="4">
        {PRINCIPLES.map(([title, text]) => (
          <Panel key={title} as="div" kind="sheet">
            <Heading size="md" mb="1">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Panel>
        ))}
      </Grid>
      <LanguageSection title="In one glance">
        <Panel as="div" maxW="form" display="grid" gap="4">
          <Stack gap="1">
            <StatusBadge tone="brand" alignSelf="start">
              Presenter
            </StatusBadge>
            <Heading as="h3" size="lg">
              Tidewater Robotics
            </Heading>
            <Text>
              <Text as="span" size="figure">
                $1,500,000
              </Text>{' '}
              at $8,000,000
            </Text>
          </Stack>
          <CommittedMeter committed="At least (75%)" />
          <Text size="sm" tone="accent">
            Last updated 17 days ago
          </Text>
          <Button variant="accent" justifySelf="start">
            Vote
          </Button>
        </Panel>
      </LanguageSection>
      <LanguageSection
        title="The language"
        rule="The toolbar above changes the scheme and the width of every page and story."
      >
        <Grid
          as="ul"
          listStyleType="none"
          gap="4"
          templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
        >
          {LANGUAGE.map(({ story, name, about }) => (
            <li key={story}>
              <Link href={`?path=/story/${story}`} target="_top" fontWeight="medium">
                {name}
              </Link>
              <Text tone="muted">{about}</Text>
            </li>
          ))}
        </Grid>
      </LanguageSection>
      <LanguageSection
        title="The house"
        rule="Core, Forms, Dialogs, Deals, Rounds, Venture profile, Predictions and Content hold the components, each with its states and a page that says when to use it. Screens holds every screen of the product, signed in as nobody, with the network played from the contract: its pages show each state at phone, tablet and desktop width, in light and dark."
      />
    </LanguagePage>
  );
}

const meta: Meta<typeof StartPage> = {
  title: 'Language/Start here',
  component: StartPage,
  tags: ['!autodocs'],
  parameters: screenParameters,
};
export default meta;

export const Page: StoryObj<typeof StartPage> = { name: 'Start here' };
