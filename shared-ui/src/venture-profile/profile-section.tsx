import { chakra } from '@chakra-ui/react';
import { Children, useId, type ReactNode } from 'react';

import { Heading, Panel, Text } from '@syndication/shared-ui/core';

const FactList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '11rem 1fr' },
    columnGap: '4',
    rowGap: { base: '0', sm: '3' },
    '& dt': { color: 'fg.muted', fontSize: 'sm', lineHeight: 'normal' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere', mb: { base: '3', sm: '0' } },
    '& dd > a': {
      display: { base: 'inline-flex', sm: 'inline' },
      alignItems: 'center',
      minHeight: '11',
    },
  },
});

export interface ProfileSectionProps {
  title: string;
  /** `Fact`s; those without a value leave nothing. */
  children: ReactNode;
}

/** One titled block of facts about a venture. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const titleId = useId();
  const hasFacts = Children.toArray(children).length > 0;
  return (
    <Panel aria-labelledby={titleId}>
      <Heading id={titleId} size="md" mb="4">
        {title}
      </Heading>
      {hasFacts ? <FactList>{children}</FactList> : <Text tone="muted">Nothing given so far.</Text>}
    </Panel>
  );
}

/** A name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
