import { formatDay, formatMoment } from '@syndication/contract/fields/dates.rules';
import type { UpdateState } from '@syndication/contract/console-updates/console-updates.rules';
import type { ConsoleUpdate } from '@syndication/contract/console-updates/console-updates.schemas';

import { showCount } from '../../components/count';

export const STATE_LABELS: Record<UpdateState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  'taken-back': 'Unpublished',
};

/** The day on which an update was published, or the moment at which it will be; empty where readers do not see it. */
export function describeMoment({ state, publishedAt }: ConsoleUpdate): string {
  if (publishedAt === null || state === 'taken-back') return '';
  return (state === 'scheduled' ? formatMoment : formatDay)(publishedAt);
}

/** Who reads it. */
export const describeAudience = ({ isForAll, groups }: ConsoleUpdate): string =>
  isForAll ? 'All members' : groups.map(({ title }) => title).join(', ');

/** How many of its readers have opened it; nothing before it is published. */
export const describeReaders = ({ state, audience, readBy }: ConsoleUpdate): string =>
  state === 'published' ? `${showCount(readBy)} of ${showCount(audience)}` : '';
