import { mutationOptions } from '@tanstack/react-query';

import { putReminders } from '@syndication/contract/ventures/ventures.calls';

import { api } from '../../session/api';

/** Switches the reminders to update a profile on again. */
export const remindersOnMutation = mutationOptions({
  mutationKey: ['update-reminders', 'on'],
  mutationFn: (ventureId: string) =>
    api.call(putReminders, { body: { ventureId }, keepalive: true }),
});
