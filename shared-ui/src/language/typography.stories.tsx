import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { CommittedMeter, Heading, Link, Stack, Text } from '@syndication/shared-ui/core';

import { chakra } from '../styling';
import { screenParameters } from '../testing/story-states';
import { LanguagePage, LanguageSection } from './language-page';

const SIZES = [
  ['3xl', 'Title of a screen, on a desk'],
  ['2xl', 'Title of a screen, on a phone'],
  ['xl', 'The figure that a row or panel is about; a company as a heading'],
  ['lg', 'A company in a list, a section; the sentence that opens a page'],
  ['md', 'Everything that is read, and every field'],
  ['sm', 'Labels, notes, links of a row'],
  ['xs', 'Badges'],
] as const;

const Figures = chakra('table', {
  base: {
    '& td': { py: '1', pe: '8' },
    '& td + td': { textAlign: 'end', fontWeight: 'semibold' },
  },
});

function TypographyPage() {
  return (
    <LanguagePage
      title="Typography"
      intro="Source Serif 4 for titles and company names, as a memo has it; Public Sans for everything else. Both are our own files, 48 kB together, with fallbacks of the same measures: nothing moves when they arrive."
    >
      <LanguageSection title="Titles and names" rule="The serif in one weight, closely set.">
        <Stack gap="3">
          <Heading as="h3" size="xl">
            Northeast Deals
          </Heading>
          <Heading as="h3" size="lg">
            Brightwater Municipal Software and Services
          </Heading>
          <Heading as="h3" size="md">
            Nominating Investor Information
          </Heading>
        </Stack>
      </LanguageSection>
      <LanguageSection
        title="Running text"
        rule="16 px on lines of at most 75 characters; links are underlined."
      >
        <Stack gap="3" maxW="prose">
          <Text size="lg">
            Autonomous hull inspection for ports and ferries: a day in dry dock becomes an hour at
            the pier, at a fifth of the cost.
          </Text>
          <Text>
            If you like a listed deal, contact the company’s CEO and the lead investor. The terms
            stand in <Link href="#agreement">the agreement</Link>.
          </Text>
          <Text size="sm" tone="muted">
            Deals that have not been updated in over 60 days are removed from the list.
          </Text>
        </Stack>
      </LanguageSection>
      <LanguageSection
        title="Figures"
        rule="Of one width everywhere, so that amounts below each other compare by length."
      >
        <Figures>
          <tbody>
            <tr>
              <td>Tidewater Robotics</td>
              <td>$1,500,000</td>
            </tr>
            <tr>
              <td>Alder & Finch Diagnostics</td>
              <td>$500,000</td>
            </tr>
            <tr>
              <td>Verses AI Inc.</td>
              <td>$9,792,934</td>
            </tr>
          </tbody>
        </Figures>
      </LanguageSection>
      <LanguageSection
        title="Drawn figures"
        rule="A bar promises no more than is known. What founders state in quarters, how full a round is, is drawn in four quarters wherever it stands: rows, deal, rounds history, form and print. Counts, percents and days are exact, and drawn by length: predictions, turnout, progress."
      >
        <Stack gap="4" maxW="form">
          <CommittedMeter committed="At least (75%)" />
        </Stack>
      </LanguageSection>
      <LanguageSection title="Sizes">
        <Stack gap="4">
          {SIZES.map(([size, use]) => (
            <div key={size}>
              <Text fontSize={size} lineHeight="tight">
                $1,500,000 at $8,000,000
              </Text>
              <Text size="sm" tone="muted">
                {size}: {use}
              </Text>
            </div>
          ))}
        </Stack>
      </LanguageSection>
    </LanguagePage>
  );
}

const meta: Meta<typeof TypographyPage> = {
  title: 'Language/Typography',
  component: TypographyPage,
  tags: ['!autodocs'],
  parameters: screenParameters,
};
export default meta;

export const Page: StoryObj<typeof TypographyPage> = { name: 'Typography' };
