import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { StatusBadge } from './status-badge';

export const MAIN_ID = 'main';

const Bar = chakra('div', {
  base: {
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '6' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '4' },
  },
});

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'skip',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

const slot = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } as const;

export interface AppFrameProps {
  /** The brand's name, as a link to the start. The BETA tag is added. */
  brand: ReactNode;
  /** Beside the brand: the group switcher. */
  navigation?: ReactNode;
  /** What the session may do: Help, nominate, What's New, Feedback. */
  actions?: ReactNode;
  /** Who is signed in, and Logout. Beside the brand on a phone. */
  user?: ReactNode;
  /** What the product costs this role. */
  notice?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer. */
export function AppFrame({
  brand,
  navigation,
  actions,
  user,
  notice,
  footer,
  children,
}: AppFrameProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <chakra.header bg="bg.panel" borderBottomWidth="1px" borderColor="border">
        <Bar py="2" minH="16">
          <chakra.div {...slot} order="1" fontFamily="heading" fontWeight="semibold" fontSize="lg">
            {brand}
            <StatusBadge tone="brand" fontFamily="body">
              BETA
            </StatusBadge>
          </chakra.div>
          {navigation && (
            <chakra.div {...slot} order={{ base: '3', md: '2' }}>
              {navigation}
            </chakra.div>
          )}
          {notice && (
            <chakra.div {...slot} order={{ base: '5', md: '3' }}>
              {notice}
            </chakra.div>
          )}
          <chakra.div
            {...slot}
            order="4"
            ms="auto"
            justifyContent="end"
            _empty={{ display: 'none' }}
          >
            {actions}
          </chakra.div>
          {user && (
            <chakra.div {...slot} order={{ base: '2', md: '5' }} ms={{ base: 'auto', md: '0' }}>
              {user}
            </chakra.div>
          )}
        </Bar>
      </chakra.header>
      <chakra.main
        id={MAIN_ID}
        tabIndex={-1}
        flex="1"
        w="full"
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py={{ base: '6', md: '8' }}
        _focusVisible={{ outline: 'none' }}
      >
        {children}
      </chakra.main>
      {footer && (
        <chakra.footer borderTopWidth="1px" borderColor="border" color="fg.muted" fontSize="sm">
          <Bar py="6">{footer}</Bar>
        </chakra.footer>
      )}
    </chakra.div>
  );
}
