import { useHost } from '@syndication/contract/host';
import {
  Box,
  Button,
  DisclosureMenu,
  MenuButton,
  type LoadDialog,
} from '@syndication/shared-ui/core';

/** The dialogs in which members nominate, for what opens them. */
export const loadSyndication: LoadDialog = () => import('./syndication-dialog');
export const loadShowcase: LoadDialog = () => import('./showcase-dialog');

const CHOICES = [
  { label: 'Nominate a deal', load: loadSyndication },
  { label: 'Nominate to showcase', load: loadShowcase },
];

/**
 * The two nominate links of the header (section 2). Where they have no room side by side, one button unfolds
 * both; on a phone they are rows of the user menu. An association without a partner has the first alone.
 */
export function NominateActions({ onOpen }: { onOpen: (load: LoadDialog) => void }) {
  const isOne = useHost().settings.partnerOrigin === '';
  const choices = isOne ? CHOICES.slice(0, 1) : CHOICES;
  return (
    <>
      <Box display={{ base: 'none', [isOne ? 'md' : 'xl']: 'contents' }}>
        {choices.map(({ label, load }) => (
          <Button key={label} variant="ghost" onClick={() => onOpen(load)}>
            {label}
          </Button>
        ))}
      </Box>
      {!isOne && (
        <Box display={{ base: 'none', md: 'contents', xl: 'none' }}>
          <DisclosureMenu label="Nominate">
            {choices.map(({ label, load }) => (
              <MenuButton key={label} onClick={() => onOpen(load)}>
                {label}
              </MenuButton>
            ))}
          </DisclosureMenu>
        </Box>
      )}
    </>
  );
}
