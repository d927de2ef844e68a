import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';

import { fontFaces } from '../theme/fonts';
import { system } from '../theme/system';

/**
 * Fonts, tokens and base styles for everything below. One per page: the shell has it, or the
 * standalone host of a remote. Light or dark follows the system; `data-theme="light"` or `"dark"`
 * on the root element overrides it.
 */
export function DesignProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      {children}
    </ChakraProvider>
  );
}
