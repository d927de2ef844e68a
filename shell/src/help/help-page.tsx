import type { EntrepreneurSession, InvestorSession } from '@syndication/contract/host';
import { Grid, Heading, PageHeader, Panel, Stack, Text } from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { HELP_TEXTS } from './help-texts';
import { HelpVideo } from './help-video';
import { ShortcutsPanel } from './shortcuts-panel';

/** What one does here, for each role; for investors the help video (section 2) and the shortcuts too. */
export default function HelpPage({ session }: { session: InvestorSession | EntrepreneurSession }) {
  usePageTitle('Help');
  return (
    <>
      <PageHeader title="Help" />
      <Stack gap="6">
        {session.role === 'investor' && <HelpVideo />}
        <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, 1fr)' }}>
          {HELP_TEXTS[session.role].map(({ title, paragraphs }) => (
            <Panel key={title}>
              <Heading size="md" mb="2">
                {title}
              </Heading>
              <Stack gap="3">
                {paragraphs.map((text) => (
                  <Text key={text}>{text}</Text>
                ))}
              </Stack>
            </Panel>
          ))}
        </Grid>
        {session.role === 'investor' && <ShortcutsPanel />}
      </Stack>
    </>
  );
}
