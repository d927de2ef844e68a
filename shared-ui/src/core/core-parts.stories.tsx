import type { Meta, StoryObj } from '@storybook/react-webpack5';

import {
  Alert,
  Button,
  ButtonLink,
  CommittedMeter,
  EmptyState,
  ErrorPanel,
  Heading,
  HStack,
  Link,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonRegion,
  Spinner,
  Stack,
  StatusBadge,
  Text,
} from '.';

const meta: Meta = { title: 'Core/Parts' };
export default meta;
type Story = StoryObj;

export const Buttons: Story = {
  render: () => (
    <Stack gap="4">
      {(['solid', 'accent', 'outline', 'ghost', 'danger'] as const).map((variant) => (
        <HStack key={variant} gap="3" flexWrap="wrap">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="sm">
            small
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <ButtonLink variant={variant} href="#elsewhere">
            link
          </ButtonLink>
        </HStack>
      ))}
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap="3">
      <Heading size="xl">Tidewater Robotics</Heading>
      <Heading size="lg">Rounds History</Heading>
      <Heading size="md">Key Documents</Heading>
      <Heading size="sm">Small heading</Heading>
      <Text size="lg">Larger text for the one sentence that opens a page.</Text>
      <Text maxW="prose">
        Running text stays below seventy-five characters a line, so that the eye finds the next one;{' '}
        <Link href="#elsewhere">links are underlined</Link>.
      </Text>
      <Text size="sm" tone="muted">
        Quieter: $1,500,000 at $8,000,000, in figures of one width.
      </Text>
    </Stack>
  ),
};

export const Badges: Story = {
  render: () => (
    <HStack gap="2" flexWrap="wrap">
      <StatusBadge>Round Closed</StatusBadge>
      <StatusBadge tone="brand">Presenter</StatusBadge>
      <StatusBadge tone="accent">Update due</StatusBadge>
      <StatusBadge tone="success">Listed</StatusBadge>
      <StatusBadge tone="danger">Removed</StatusBadge>
    </HStack>
  ),
};

export const Alerts: Story = {
  render: () => (
    <Stack gap="3">
      <Alert status="info" title="A new round is open" />
      <Alert status="success">Profile updated successfully!</Alert>
      <Alert status="warning" title="Update due">
        The listing ends in 5 days.
      </Alert>
      <Alert status="error" title="Your vote was not counted">
        The round was closed in the meantime.
      </Alert>
    </Stack>
  ),
};

export const Meters: Story = {
  render: () => (
    <Stack gap="4" maxW="64">
      <CommittedMeter committed="Over subscribing (100%)" />
      <CommittedMeter committed="At least (50%)" />
      <CommittedMeter committed="Less than half" />
      <CommittedMeter committed="Starting (0%)" />
      <CommittedMeter committed={null} />
    </Stack>
  ),
};

export const PageStates: Story = {
  render: () => (
    <Stack gap="6">
      <PageHeader
        title="Northeast Deals"
        detail="6 deals"
        actions={<Button variant="outline">An action</Button>}
      />
      <Panel>A panel on the page.</Panel>
      <ErrorPanel title="Oh snap! You got an error!" onRetry={() => undefined}>
        The service is not available.
      </ErrorPanel>
      <EmptyState title="No Deals Found">
        Deals appear here as soon as one is nominated to your group.
      </EmptyState>
      <SkeletonRegion label="Loading">
        <Stack gap="2">
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </Stack>
      </SkeletonRegion>
      <Spinner />
    </Stack>
  ),
};
