import { formatMoment } from '@syndication/contract/fields/dates.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Box, Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { useForm } from '@syndication/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

import { ChangeList } from './change-list';
import { useFormSteps } from './steps/form-steps';
import { findChanges } from './venture-changes';

export interface StaleNoticeProps {
  /** As the form was loaded. */
  base: Venture;
  /** As it was saved meanwhile. */
  latest: Venture;
  /** Makes the latest version the one that the form starts from; what was typed stays in it. */
  onContinue: () => void;
}

/**
 * Another version was saved since the form was loaded. Nobody but its entrepreneur writes a venture that
 * has one, so it was the same person elsewhere.
 */
export function StaleNotice({ base, latest, onContinue }: StaleNoticeProps) {
  const form = useForm();
  const { focusStep } = useFormSteps();
  const frame = useRef<HTMLDivElement>(null);
  const changes = findChanges(base, latest);
  const isSameRound = base.currentVentureRound?.id === latest.currentVentureRound?.id;
  const goOn = () => {
    flushSync(onContinue);
    focusStep();
  };
  // It is longer than the bar of the buttons has room for, and must be seen before pressing one again.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      <Alert status="error" title="You changed this profile elsewhere in the meantime">
        <Stack gap="3">
          <Text>
            It was saved in another tab or on another device on{' '}
            {formatMoment(latest.updatedAt, 'long')}. What you typed here is still in the form, but
            not saved yet.
          </Text>
          <ChangeList changes={changes} />
          <HStack flexWrap="wrap">
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                // The form would keep what was typed when its initial values change.
                form.reset();
                goOn();
              }}
            >
              Reload and lose what I typed
            </Button>
            {isSameRound && (
              <Button size="sm" variant="outline" onClick={goOn}>
                Keep what I typed
              </Button>
            )}
          </HStack>
        </Stack>
      </Alert>
    </Box>
  );
}
