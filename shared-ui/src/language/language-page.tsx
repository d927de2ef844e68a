import type { ReactNode } from 'react';

import { Box, Heading, PageHeader, Stack, Text } from '@syndication/shared-ui/core';

export interface LanguagePageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page about the language, written in the language. */
export function LanguagePage({ title, intro, children }: LanguagePageProps) {
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '6', md: '10' }}>
      <PageHeader
        title={title}
        detail={
          <Text size="lg" maxW="prose">
            {intro}
          </Text>
        }
      />
      <Stack gap={{ base: '8', md: '12' }}>{children}</Stack>
    </Box>
  );
}

export interface LanguageSectionProps {
  title: string;
  /** What holds for this part. */
  rule?: ReactNode;
  children?: ReactNode;
}

/** A part of such a page: the rule first, then what it looks like. */
export function LanguageSection({ title, rule, children }: LanguageSectionProps) {
  return (
    <section>
      <Heading size="lg" mb="2">
        {title}
      </Heading>
      {rule && (
        <Text tone="muted" maxW="prose" mb="4">
          {rule}
        </Text>
      )}
      {children}
    </section>
  );
}
