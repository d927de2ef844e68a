import { Box, Grid, Heading, PageHeader, Panel, Text } from '@syndication/shared-ui/core';

import { AuthButton } from '../components/auth-button';
import { PATHS } from '../paths';

/** The landing choice (section 2). */
export function Landing() {
  return (
    <Box maxW="48rem" mx="auto" pt={{ base: '4', md: '12' }} pb="16">
      <PageHeader title="Welcome" detail="Vetted deals, shared between angel groups." />
      <Grid gap={{ base: '4', sm: '6' }} gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <Panel kind="sheet" display="grid" gap="5" alignContent="space-between">
          <div>
            <Heading size="lg">I invest</Heading>
            <Text tone="muted" mt="1">
              See the deals of your syndication group and say how likely they are to fill.
            </Text>
          </div>
          <AuthButton to={PATHS.investorSignIn} variant="solid">
            Investor Sign In
          </AuthButton>
        </Panel>
        <Panel kind="sheet" display="grid" gap="5" alignContent="space-between">
          <div>
            <Heading size="lg">I raise</Heading>
            <Text tone="muted" mt="1">
              Keep your company’s profile current and see what investors expect of your round.
            </Text>
          </div>
          <AuthButton to={PATHS.entrepreneurSignIn} variant="solid">
            Entrepreneur Sign In
          </AuthButton>
        </Panel>
      </Grid>
    </Box>
  );
}
