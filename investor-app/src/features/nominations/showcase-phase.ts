import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import type { PublicSettings } from '@syndication/contract/settings/settings.rules';

type ShowcaseDates = Pick<PublicSettings, 'showcaseDeadlineAt' | 'showcaseEndsAt'>;

/** What a member should know before nominating to a showcase whose date has passed. */
interface PassedShowcase {
  title: string;
  /** The day that has passed, as the association counts days: `November 19, 2025`. */
  day: string;
  /** Said when the member has not confirmed that the nomination is meant all the same. */
  unconfirmed: string;
}

const dayOf = (moment: string) => formatUtcDay(moment.slice(0, 10), 'long');
/** False for a date that is not set. */
const hasPassed = (moment: string, now: Date) => Date.parse(moment) <= now.getTime();

/** Null while the showcase takes nominations, according to the settings. */
export function findPassedShowcase(
  { showcaseDeadlineAt, showcaseEndsAt }: ShowcaseDates,
  now: Date,
): PassedShowcase | null {
  if (hasPassed(showcaseEndsAt, now)) {
    return {
      title: 'This showcase is over.',
      day: dayOf(showcaseEndsAt),
      unconfirmed: 'Check this box to nominate to a showcase that is over.',
    };
  }
  if (hasPassed(showcaseDeadlineAt, now)) {
    return {
      title: 'The deadline for CEOs has passed.',
      day: dayOf(showcaseDeadlineAt),
      unconfirmed: 'Check this box to nominate after the deadline.',
    };
  }
  return null;
}
