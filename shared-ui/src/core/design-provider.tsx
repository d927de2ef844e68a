import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';

import { fontFaces } from '../theme/fonts';
import { system } from '../theme/system';
import { focusPressedButtons } from './focus-pressed-buttons';

/**
 * Fonts, tokens, base styles and the focus of pressed buttons for everything below. One per page: the shell has it, or
 * the standalone host of a remote. Light or dark follows the system; `data-theme="light"` or `"dark"` on the root
 * element overrides it.
 */
export function DesignProvider({ children }: { children: ReactNode }) {
  useEffect(focusPressedButtons, []);
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      {children}
    </ChakraProvider>
  );
}
