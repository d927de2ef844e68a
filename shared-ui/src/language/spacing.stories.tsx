import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Box, Flex, Grid, Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';

import { screenParameters } from '../testing/story-states';
import { SPACE_STEPS } from '../theme/tokens';
import { LanguagePage, LanguageSection } from './language-page';

const WIDTHS = [
  ['page', '1,200 px: the widest that content gets'],
  ['form', '640 px: one column of fields'],
  ['prose', 'about 65 characters: anything that is read'],
] as const;

function SpacingPage() {
  return (
    <LanguagePage
      title="Spacing"
      intro="A 4-px grid: generous between groups, tight inside them. What belongs together stands together before a line or a box says so."
    >
      <LanguageSection
        title="Steps"
        rule="Named in quarters of a rem: 1 is 4 px, 4 is 16 px. Inside a group 1 to 2, between its lines 3 to 4, between groups 6 and more."
      >
        <Stack gap="1.5">
          {SPACE_STEPS.filter((step) => step > 0 && step <= 24).map((step) => (
            <Flex key={step} align="center" gap="4">
              <Text size="sm" tone="muted" width="10">
                {step}
              </Text>
              <Box height="3" bg="brand.solid" width={`${step}`} forcedColorAdjust="none" />
            </Flex>
          ))}
        </Stack>
      </LanguageSection>
      <LanguageSection title="Widths">
        <Stack gap="2">
          {WIDTHS.map(([width, use]) => (
            <Box key={width} maxW={width} bg="bg.muted" p="3">
              <Text size="sm">
                {width}, {use}
              </Text>
            </Box>
          ))}
        </Stack>
      </LanguageSection>
      <LanguageSection
        title="Paper"
        rule="Two kinds. The sheet has a strong rule at its head: it is what the page is about, and a page has one kind of it. The panel stands beside. Corners are 3, 5 and 8 px; nothing floats but a dialog or a menu."
      >
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="6">
          <Panel as="div" kind="sheet">
            <Heading as="h3" size="md">
              A sheet
            </Heading>
            <Text tone="muted">The deals, a venture, a form.</Text>
          </Panel>
          <Panel as="div">
            <Heading as="h3" size="md">
              A panel
            </Heading>
            <Text tone="muted">The vote, the listing.</Text>
          </Panel>
        </Grid>
      </LanguageSection>
      <LanguageSection
        title="Reach"
        rule="What a finger presses is at least 44 px high. Layouts change at 480, 768, 960 and 1,280 px; at 200 % zoom a desktop gets the layout of a tablet."
      />
    </LanguagePage>
  );
}

const meta: Meta<typeof SpacingPage> = {
  title: 'Language/Spacing',
  component: SpacingPage,
  tags: ['!autodocs'],
  parameters: screenParameters,
};
export default meta;

export const Page: StoryObj<typeof SpacingPage> = { name: 'Spacing' };
