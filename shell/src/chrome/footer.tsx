import { Box, Link, Text, useLazyDialog, type LoadDialog } from '@syndication/shared-ui/core';

import { settings } from '../settings';

const loadAgreement: LoadDialog = () => import('../agreement/agreement-dialog');

/** Copyright, the vendor line, and the disclaimer that opens the agreement (section 2). */
export function Footer() {
  const { open, dialog } = useLazyDialog();
  // oxlint-disable-next-line react/purity -- today is read at each render, on purpose
  const year = new Date().getFullYear();
  return (
    <>
      <Text size="sm">
        © {year} {settings.associationName}
      </Text>
      <Text size="sm">{settings.vendorLine}</Text>
      <Text size="sm" maxW="none" flexBasis={{ base: 'full', lg: 'auto' }} ms={{ lg: 'auto' }}>
        All information here is highly confidential. Use is subject to the{' '}
        <Box as="span" whiteSpace="nowrap">
          <Link
            asChild
            display="inline-block"
            py={{ base: '3', md: '0.5' }}
            my={{ base: '-3', md: '-0.5' }}
          >
            <button type="button" onClick={() => open(loadAgreement)}>
              syndication agreement
            </button>
          </Link>
          .
        </Box>
      </Text>
      {dialog}
    </>
  );
}
