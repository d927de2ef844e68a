import type { SetUp } from '@syndication/contract/console-overview/console-overview.schemas';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { Box, Flex, Heading, Link, Panel, StatusBadge, Text } from '@syndication/shared-ui/core';

import { PATHS } from '../../paths';

interface Step {
  name: keyof SetUp;
  title: string;
  hint: string;
  to: string;
}

/** In the order in which each makes the next one possible. */
const STEPS: readonly Step[] = [
  {
    name: 'names',
    title: 'Say who you are',
    hint: 'Name, brand and support address appear on every page and in every email.',
    to: PATHS.settings,
  },
  {
    name: 'agreement',
    title: 'Read the agreement',
    hint: 'Members accept it before they see deals. A default text applies until you publish your own.',
    to: PATHS.agreement,
  },
  {
    name: 'group',
    title: 'Create the first group',
    hint: 'A syndication group shares its deals among its members.',
    to: PATHS.groups,
  },
  {
    name: 'members',
    title: 'Invite its members',
    hint: 'One by one, pasted, or from a file. Each gets an email with a link.',
    to: PATHS.people,
  },
  {
    name: 'admin',
    title: 'Make one of them its admin',
    hint: 'Open the person and press “Make admin” in the group: they manage it from then on.',
    to: PATHS.people,
  },
];

function StepItem({ step, isDone, isNext }: { step: Step; isDone: boolean; isNext: boolean }) {
  const { name, title, hint, to } = step;
  const mayStay = name === 'agreement';
  return (
    <Flex
      as="li"
      gap="4"
      py="3"
      justify="space-between"
      align="flex-start"
      borderTopWidth="1px"
      borderColor="border"
      {...(isNext && { 'aria-current': 'step' })}
    >
      <Box minW="0">
        <Heading as="h3" size="sm">
          <Link asChild isStandalone>
            <RouterLink to={to}>{title}</RouterLink>
          </Link>
        </Heading>
        {!isDone && (
          <Text tone="muted" size="sm">
            {hint}
          </Text>
        )}
      </Box>
      <Box flex="none">
        {isDone && <StatusBadge tone="success">Done</StatusBadge>}
        {!isDone && isNext && <StatusBadge tone="accent">Next</StatusBadge>}
        {!isDone && !isNext && mayStay && <StatusBadge tone="neutral">Optional</StatusBadge>}
      </Box>
    </Flex>
  );
}

/** What a new association still needs. It is always to be left and found again: every step follows from what there is. */
export function SetUpPanel({ setUp }: { setUp: SetUp }) {
  const done = STEPS.filter(({ name }) => setUp[name]).length;
  const next = STEPS.find(({ name }) => name !== 'agreement' && !setUp[name]);
  return (
    <Panel kind="sheet" mb="6">
      <Heading as="h2" size="md">
        Set up your association
      </Heading>
      <Text tone="muted" mb="3">
        {done} of {STEPS.length} done. You can leave at any time and continue here.
      </Text>
      <Box as="ol" listStyleType="none">
        {STEPS.map((step) => (
          <StepItem key={step.name} step={step} isDone={setUp[step.name]} isNext={step === next} />
        ))}
      </Box>
    </Panel>
  );
}
