import { useHost } from '@syndication/contract/host';
import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import { Grid, Heading, Link, Text } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';
import type { ReactNode } from 'react';

const STEPS = [
  {
    title: 'A member nominates',
    text: 'An investor in an angel group nominates a company. Its founder gets an invitation by email.',
  },
  {
    title: 'The founder keeps one profile',
    text: 'The round, the documents and the people on one page, confirmed or updated every two weeks.',
  },
  {
    title: 'The groups read and vote',
    text: 'Members read the deals of their group and say how likely each round is to fill.',
  },
];

const Part = chakra('section', {
  base: { mt: { base: '10', md: '14' }, borderTopWidth: '1px', borderColor: 'border', pt: '8' },
});
const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    mt: '5',
    counterReset: 'step',
    listStyleType: 'none',
    '& > li': { counterIncrement: 'step' },
    '& > li::before': {
      content: 'counter(step)',
      display: 'block',
      mb: '2',
      color: 'fg.muted',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: 'xl',
    },
  },
});

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <Text tone="muted" mt="1">
        {children}
      </Text>
    </div>
  );
}

/** How it works, who gets in, what stays secret and whom to ask, for somebody who is not signed in. */
export function AboutThePlatform() {
  const { associationName, requestAccessUrl, supportEmail } = useHost().settings;
  const requestAccessHref = toSafeHref(requestAccessUrl);
  return (
    <>
      <Part>
        <Heading as="h2" size="lg">
          How it works
        </Heading>
        <Steps>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <Heading as="h3" size="md">
                {title}
              </Heading>
              <Text tone="muted" mt="1">
                {text}
              </Text>
            </li>
          ))}
        </Steps>
      </Part>
      <Part>
        <Grid
          gap={{ base: '6', md: '8' }}
          gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
        >
          <Fact title="Who gets in">
            Members of the syndication groups, and founders whom a member has nominated.{' '}
            {requestAccessHref && (
              <Link href={requestAccessHref} target="_blank" rel="noopener noreferrer">
                Request an investor account
              </Link>
            )}
          </Fact>
          <Fact title="What stays confidential">
            Everything here stays inside the groups. Founders see the average and the number of
            votes, never who voted or how.
          </Fact>
          <Fact title="Who runs it">
            {associationName} does. Questions go to{' '}
            <Link href={`mailto:${supportEmail}`} overflowWrap="anywhere">
              {supportEmail}
            </Link>
            .
          </Fact>
        </Grid>
      </Part>
    </>
  );
}
