import { Box, Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

export interface AuthPanelProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** The other ways from here, below a rule. */
  footer?: ReactNode;
}

/** The column that contains every screen of this remote. */
export function AuthPanel({ title, intro, children, footer }: AuthPanelProps) {
  return (
    <Box maxWidth="28rem" mx="auto" pt={{ base: '4', md: '12' }} pb="16" width="full">
      <Stack gap="2" mb="8">
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        {intro && <Text tone="muted">{intro}</Text>}
      </Stack>
      <Panel kind="sheet">{children}</Panel>
      {footer && (
        <Stack gap="1" mt="6" align="flex-start">
          {footer}
        </Stack>
      )}
    </Box>
  );
}
