import { lazy, Suspense, useState } from 'react';

import { Box, Button, Text } from '@syndication/shared-ui/core';

import { settings } from '../settings';
import { ShellBoundary } from './shell-boundary';

const AgreementDialog = lazy(() => import('../agreement/agreement-dialog'));

/** Copyright, the vendor line, and the disclaimer that opens the agreement (section 2). */
export function Footer() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text size="sm">
        © {new Date().getFullYear()} {settings.associationName}
      </Text>
      <Text size="sm">{settings.vendorLine}</Text>
      <Box flexBasis={{ base: 'full', md: 'auto' }} ms={{ md: 'auto' }}>
        <Text size="sm" display="inline">
          All information here is highly confidential. Use is subject to the{' '}
        </Text>
        <Button variant="ghost" size="sm" px="1" onClick={() => setIsOpen(true)}>
          syndication agreement
        </Button>
      </Box>
      {isOpen && (
        <ShellBoundary>
          <Suspense fallback={null}>
            <AgreementDialog onClose={() => setIsOpen(false)} />
          </Suspense>
        </ShellBoundary>
      )}
    </>
  );
}
