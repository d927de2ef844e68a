import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Grid, Stack, Text } from '@syndication/shared-ui/core';

import { chakra } from '../styling';
import { screenParameters } from '../testing/story-states';
import { palette } from '../theme/palette';
import { semanticColors } from '../theme/semantic-tokens';
import { ColourSwatch, contrastIn, hexIn } from './colour-swatch';
import { LanguagePage, LanguageSection } from './language-page';

const USES: Record<keyof typeof semanticColors, string> = {
  bg: 'Grounds, from the page up: page, panel, quiet area, track of a meter, card of a stale deal.',
  fg: 'Text. Muted is for what one may skip; both reach 4.5:1 on page, panel and quiet area.',
  border: 'Rules between things; strong where an edge must be seen to be used (3:1).',
  brand:
    'What can be pressed, what is chosen, and what is drawn of data: meters, bars, charts. Beside data, what can be pressed has words that are underlined, or an edge.',
  accent: 'What wants attention: Vote, Update due, a stale deal.',
  danger:
    'What failed, and the button of what cannot be undone: discarding a draft, joining accounts, closing a round for a founder, deleting a person. What can be undone asks nothing and offers Undo.',
  success: 'What was done.',
};

const Scheme = chakra('div', {
  base: {
    bg: 'bg',
    color: 'fg',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
    gap: '3',
    fontSize: 'xs',
  },
});

function Role({ name }: { name: keyof typeof semanticColors }) {
  const shades = Object.entries<{ value: string }>(semanticColors[name]);
  return (
    <LanguageSection title={name} rule={USES[name]}>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
        {(['light', 'dark'] as const).map((scheme) => (
          <Scheme key={scheme} colorScheme={scheme} aria-label={`${name}, ${scheme}`} role="group">
            {shades.map(([shade, pair]) => (
              <ColourSwatch
                key={shade}
                name={shade === 'DEFAULT' ? name : `${name}.${shade}`}
                hex={hexIn(scheme, pair)}
                contrast={contrastIn(scheme, name, shade)}
              />
            ))}
          </Scheme>
        ))}
      </Grid>
    </LanguageSection>
  );
}

function ColourPage() {
  return (
    <LanguagePage
      title="Colour"
      intro="Ink neutrals, one deep green for what can be pressed and for data, one warm accent for what wants attention. A component names the use of a colour, never the colour. Press a swatch to copy its value."
    >
      {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
        <Role key={name} name={name} />
      ))}
      <LanguageSection
        title="The palette"
        rule="What the uses are made of. A pair of these, one for light and one for dark, makes a use; the browser picks by colour scheme, without a script and without a flash."
      >
        <Stack gap="4">
          {Object.entries(palette).map(([hue, steps]) => (
            <div key={hue}>
              <Text size="sm" fontWeight="medium">
                {hue}
              </Text>
              <Grid templateColumns="repeat(auto-fill, minmax(4.5rem, 1fr))" gap="2">
                {Object.entries<string>(steps).map(([step, hex]) => (
                  <Text asChild key={step} size="xs">
                    <div>
                      <ColourSwatch name={step} hex={hex} />
                    </div>
                  </Text>
                ))}
              </Grid>
            </div>
          ))}
        </Stack>
      </LanguageSection>
    </LanguagePage>
  );
}

const meta: Meta<typeof ColourPage> = {
  title: 'Language/Colour',
  component: ColourPage,
  tags: ['!autodocs'],
  parameters: screenParameters,
};
export default meta;

export const Page: StoryObj<typeof ColourPage> = { name: 'Colour' };
