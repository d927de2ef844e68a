import { useState } from 'react';

import {
  publishConsoleUpdate,
  takeBackConsoleUpdate,
} from '@syndication/contract/console-updates/console-updates.calls';
import type { ConsoleUpdate } from '@syndication/contract/console-updates/console-updates.schemas';
import { Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { CalendarInput } from '../../components/calendar-input';
import { showCount } from '../../components/count';
import { useActions, type Action } from '../../components/use-actions';
import { describeAudience, describeMoment, STATE_LABELS } from './describe-update';

const publishAction = ({ id, version }: ConsoleUpdate, publishAt: string | null): Action => ({
  label: publishAt ? 'Schedule' : 'Publish now',
  done: publishAt ? 'It is scheduled.' : 'Readers can see it now.',
  run: (api) =>
    api.call(publishConsoleUpdate, {
      params: { id },
      body: { publishAt, version },
      keepalive: true,
    }),
});

const unpublishAction = ({ id, state }: ConsoleUpdate): Action => ({
  label: 'Unpublish',
  done:
    state === 'scheduled'
      ? 'It is no longer scheduled.'
      : 'Members will not see it until it is published again.',
  run: (api) => api.call(takeBackConsoleUpdate, { params: { id }, keepalive: true }),
});

/** Puts an update before its readers, now or later, or takes it from them. */
export function PublishDialog({ update, onClose }: { update: ConsoleUpdate; onClose: () => void }) {
  const { isBusy, perform, renderButtons, outcome, proofDialog } = useActions();
  const [later, setLater] = useState('');
  const { title, state, audience } = update;
  const readers = update.isForAll ? 'all members' : describeAudience(update);
  const isOut = state === 'published' || state === 'scheduled';
  return (
    <>
      <Dialog isOpen title={title} onClose={onClose} initialFocus="title">
        <Stack gap="5">
          <Text>
            {[STATE_LABELS[state], describeMoment(update)].filter(Boolean).join(' ')}. For {readers}
            : {showCount(audience)} {audience === 1 ? 'member' : 'members'}.
          </Text>
          {outcome}
          {renderButtons([
            ...(state === 'published' ? [] : [publishAction(update, null)]),
            ...(isOut ? [unpublishAction(update)] : []),
          ])}
          {state !== 'published' && (
            <HStack gap="2" wrap="wrap" align="end">
              <Stack asChild gap="1">
                <label>
                  Later, at
                  <CalendarInput type="datetime-local" value={later} onChange={setLater} />
                </label>
              </Stack>
              <Button
                size="sm"
                variant="outline"
                disabled={isBusy || later === ''}
                onClick={() => void perform(publishAction(update, new Date(later).toISOString()))}
              >
                Schedule
              </Button>
            </HStack>
          )}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
