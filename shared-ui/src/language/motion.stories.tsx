import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';

import { Box, Button, Text } from '@syndication/shared-ui/core';

import { screenParameters } from '../testing/story-states';
import { LanguagePage, LanguageSection } from './language-page';

const MOTIONS = [
  {
    name: 'Overlay',
    use: 'Dialogs and menus appear, 150 ms.',
    animation: 'appear {durations.overlay} ease-out',
  },
  {
    name: 'Collapse and fade',
    use: 'What opens inside the page, 300 ms.',
    animation: 'rise {durations.collapse} ease-out',
  },
] as const;

function MotionPage() {
  const [plays, setPlays] = useState(0);
  return (
    <LanguagePage
      title="Motion"
      intro="Motion says where something came from, and nothing else. There is none when the system asks for less of it."
    >
      {MOTIONS.map(({ name, use, animation }) => (
        <LanguageSection key={name} title={name} rule={use}>
          <Box
            key={plays}
            css={{ animation }}
            maxW="64"
            p="6"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
          >
            <Text>{name}</Text>
          </Box>
        </LanguageSection>
      ))}
      <Button
        variant="outline"
        justifySelf="start"
        onClick={() => setPlays((before) => before + 1)}
      >
        Play again
      </Button>
      <LanguageSection
        title="Never"
        rule="Lists that jump when they are sorted, skeletons that differ from what comes, spinners for what takes less than a moment, anything that loops beside text."
      />
    </LanguagePage>
  );
}

const meta: Meta<typeof MotionPage> = {
  title: 'Language/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: screenParameters,
};
export default meta;

export const Page: StoryObj<typeof MotionPage> = { name: 'Motion' };
