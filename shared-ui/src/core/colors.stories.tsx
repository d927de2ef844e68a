import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Box, Grid, Stack, Text } from '.';
import { tokens } from './tokens';

const names = Object.entries(tokens.colors).map(
  ([group, shades]) =>
    [group, Object.keys(shades).map((s) => (s === 'DEFAULT' ? group : `${group}.${s}`))] as const,
);

function Palette() {
  return (
    <Stack gap="6">
      {names.map(([group, shades]) => (
        <section key={group} aria-label={group}>
          <Grid templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="3">
            {shades.map((name) => (
              <div key={name}>
                <Box bg={name} height="14" borderWidth="1px" borderColor="border" rounded="md" />
                <Text size="xs">{name}</Text>
              </div>
            ))}
          </Grid>
        </section>
      ))}
    </Stack>
  );
}

const meta: Meta<typeof Palette> = { title: 'Core/Colours', component: Palette };
export default meta;
export const Default: StoryObj<typeof Palette> = {};
