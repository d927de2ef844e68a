import { queryOptions } from '@tanstack/react-query';

import { getReminders } from '@syndication/contract/ventures/ventures.calls';

import { api } from '../../session/api';

/** Whether the user gets reminders; null without a profile. */
export const remindersQuery = queryOptions({
  queryKey: ['update-reminders'],
  queryFn: ({ signal }) => api.call(getReminders, { signal }),
  staleTime: 0,
});
