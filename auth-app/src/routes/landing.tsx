import { useHost } from '@syndication/contract/host';
import { Box, BrandMark, Grid, Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';

import { AuthButton } from '../components/auth-button';
import { AboutThePlatform } from '../features/front-door/about-the-platform';
import { PATHS } from '../paths';

/** The landing choice (section 2), and what the platform is for somebody who has never heard of it. */
export function Landing() {
  const { associationName } = useHost().settings;
  return (
    <Box pt={{ base: '0', md: '6' }}>
      <Grid
        columnGap="16"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
        alignItems="center"
      >
        <Stack gap="4" align="flex-start">
          <Box color="brand.fg" display={{ base: 'none', md: 'block' }}>
            <BrandMark size="14" />
          </Box>
          <Heading as="h1" size="xl">
            Welcome
          </Heading>
          <Text fontSize={{ base: 'lg', md: 'xl' }} maxW="36rem">
            Angel groups share vetted funding rounds here, and their members say in confidence how
            likely each one is to fill.
          </Text>
          <Text tone="muted">{associationName} runs this platform.</Text>
        </Stack>
        <Grid gap="4">
          <Panel kind="sheet" display="grid" gap="4">
            <div>
              <Heading size="lg">I invest</Heading>
              <Text tone="muted" mt="1">
                See your syndication group’s deals and say how likely each round is to fill.
              </Text>
            </div>
            <AuthButton to={PATHS.investorSignIn}>Investor Sign In</AuthButton>
          </Panel>
          <Panel kind="sheet" display="grid" gap="4">
            <div>
              <Heading size="lg">I raise</Heading>
              <Text tone="muted" mt="1">
                Keep your company’s profile current and see what investors expect of your round.
              </Text>
            </div>
            <AuthButton to={PATHS.entrepreneurSignIn}>Entrepreneur Sign In</AuthButton>
          </Panel>
        </Grid>
      </Grid>
      <AboutThePlatform />
    </Box>
  );
}
