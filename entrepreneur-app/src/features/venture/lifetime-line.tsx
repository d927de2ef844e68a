import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { lifetimeLineRecipe } from './lifetime-line.recipe';
import type { ReactNode } from 'react';
import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';

const utcDay = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);

/** `in 3 days`, `today`, `12 days ago`: whole days in UTC. */
function describeDistance(days: number): string {
  if (days === 0) return 'today';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}

export interface LifetimeLineProps {
  /** The last edit or confirmation. */
  lastUpdate: Date;
  /** The next reminder by mail; null when none will come. */
  nextReminder: Date | null;
  /** The last moment on the list; it may have passed. */
  listedUntil: Date;
  /** Draws attention to an update that is due. */
  isDue?: boolean;
  /** Today; fixed in stories and tests. */
  now?: Date;
  /** Above the dates, which are folded away. */
  children?: ReactNode;
}

/** How far a profile is on its way off the list: a line of days, which opens to each date in words. */
export function LifetimeLine({
  lastUpdate,
  nextReminder,
  listedUntil,
  isDue = false,
  // oxlint-disable-next-line react/purity -- today is read at each render, on purpose
  now = new Date(),
  children,
}: LifetimeLineProps) {
  const today = utcDay(now);
  // An old edit ends a listing before the day of a later confirmation.
  const start = Math.min(utcDay(lastUpdate), utcDay(listedUntil));
  const length = Math.max(1, utcDay(listedUntil) - start, today - start);
  const at = (moment: Date) => ((utcDay(moment) - start) / length) * 100;
  // The last moment on the list is the end of a day.
  const end =
    listedUntil < now
      ? { label: 'Left the list', moment: new Date(listedUntil.getTime() + 1) }
      : { label: 'Leaves the list', moment: listedUntil };
  const dates = [
    { kind: 'update', label: 'Last update', moment: lastUpdate },
    { kind: 'today', label: 'Today', moment: now },
    { kind: 'reminder', label: 'Next reminder', moment: nextReminder },
    { kind: 'end', ...end },
  ].filter((date): date is typeof date & { moment: Date } => date.moment !== null);
  const styles = useSlotRecipe({ recipe: lifetimeLineRecipe })({ isDue });
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.line} aria-hidden>
        <chakra.div css={styles.track} />
        <chakra.div css={styles.passed} style={{ width: `${at(now)}%` }} />
        {dates.map(({ kind, moment }) => (
          <chakra.span
            key={kind}
            css={styles.mark}
            data-date={kind}
            style={{ insetInlineStart: `${at(moment)}%` }}
          />
        ))}
      </chakra.div>
      <details>
        <summary>All dates</summary>
        {children}
        <chakra.dl css={styles.dates}>
          {dates.map(({ kind, label, moment }) => (
            <div key={kind}>
              <dt>
                <chakra.span css={styles.mark} data-date={kind} aria-hidden />
                {label}
              </dt>
              <dd>
                {formatUtcDay(moment)}
                {kind !== 'today' && <small>{describeDistance(utcDay(moment) - today)}</small>}
              </dd>
            </div>
          ))}
        </chakra.dl>
      </details>
    </chakra.div>
  );
}
