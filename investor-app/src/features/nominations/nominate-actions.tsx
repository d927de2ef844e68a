import { useHost } from '@syndication/contract/host';
import { Box, Button, DisclosureMenu, Stack, type LoadDialog } from '@syndication/shared-ui/core';

const loadSyndication: LoadDialog = () => import('./syndication-dialog');
const loadShowcase: LoadDialog = () => import('./showcase-dialog');

/**
 * The two nominate links of the header (section 2). Side by side they take two rows of a phone's window,
 * so there one button unfolds both. An association without a partner has one of them alone.
 */
export function NominateActions({ onOpen }: { onOpen: (load: LoadDialog) => void }) {
  const { partnerOrigin } = useHost().settings;
  if (partnerOrigin === '') {
    return (
      <Button variant="ghost" onClick={() => onOpen(loadSyndication)}>
        <span>
          Nominate
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            {' a deal'}
          </Box>
        </span>
      </Button>
    );
  }
  const choices = [
    { label: 'Nominate a deal', load: loadSyndication },
    { label: 'Nominate to showcase', load: loadShowcase },
  ];
  return (
    <>
      <Box display={{ base: 'none', md: 'contents' }}>
        {choices.map(({ label, load }) => (
          <Button key={label} variant="ghost" onClick={() => onOpen(load)}>
            {label}
          </Button>
        ))}
      </Box>
      <Box display={{ base: 'contents', md: 'none' }}>
        <DisclosureMenu label="Nominate" sheet="wide">
          <Stack gap="1">
            {choices.map(({ label, load }) => (
              <Button key={label} variant="outline" data-closes-menu onClick={() => onOpen(load)}>
                {label}
              </Button>
            ))}
          </Stack>
        </DisclosureMenu>
      </Box>
    </>
  );
}
