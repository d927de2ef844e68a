import { useHost } from '@syndication/contract/host';
import { applicationTitle } from '@syndication/contract/ventures/profile-form.rules';
import {
  Box,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

export interface ApplicationPageProps {
  /** What the form is for here, where its title does not say so. */
  purpose?: string | undefined;
  children: ReactNode;
}

/** Title, note and column of the application form (section 2). */
export function ApplicationPage({ purpose, children }: ApplicationPageProps) {
  const { settings } = useHost();
  return (
    <Box width="full" maxW="form" mx="auto">
      <PageHeader
        title={applicationTitle(settings.brand)}
        detail={
          <>
            {purpose && <p>{purpose}</p>}
            {`A deal lead (an investor willing to coordinate due diligence) must be a member of ${settings.associationName} or of a member group.`}
          </>
        }
      />
      {children}
    </Box>
  );
}

const FIELDS_OF_CARDS = [5, 3, 4, 2];

/** The shape of the form while its values are on their way. */
export function ApplicationSkeleton() {
  return (
    <SkeletonRegion label="Loading the form">
      <Stack gap="5">
        {FIELDS_OF_CARDS.map((count, card) => (
          <Panel as="div" key={card}>
            <Skeleton width="50%" height="6" mb="6" />
            <Stack gap="5">
              {Array.from({ length: count }, (_, field) => (
                <Stack key={field} gap="2">
                  <Skeleton width="30%" />
                  <Skeleton width="full" height="11" />
                </Stack>
              ))}
            </Stack>
          </Panel>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
