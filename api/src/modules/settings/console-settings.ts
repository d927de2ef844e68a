import {
  CONSOLE_SETTINGS,
  type ConsoleSetting,
} from '@syndication/contract/console-settings/console-settings.rules';
import type { ConsoleSettings } from '@syndication/contract/console-settings/console-settings.schemas';
import { completeSettings } from '@syndication/contract/settings/settings.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { fullName } from '../accounts/full-name';
import { requireFresh } from '../console/require-fresh';
import {
  findSettingsVersion,
  findStoredSettings,
  lockSettings,
  readLiveConfig,
  setSetting,
} from './settings.repository';

/** All of them, each beside what it is without the console. */
export async function describeSettings(
  db: Database,
  config: AppContext['config'],
): Promise<ConsoleSettings> {
  const stored = new Map((await findStoredSettings(db)).map((row) => [row.name, row]));
  const { settings } = await readLiveConfig(db, config);
  const defaults = completeSettings(config.givenSettings);
  return {
    version: await findSettingsVersion(db),
    settings: CONSOLE_SETTINGS.map((name) => {
      const row = stored.get(name);
      return {
        name,
        value: settings[name],
        default: defaults[name],
        isSet: row !== undefined,
        changedAt: row?.changedAt.toISOString() ?? null,
        changedBy: row?.firstName ? fullName(row.firstName, row.lastName) : null,
      };
    }),
  };
}

interface SettingChanges {
  version: number;
  changes: { [Name in ConsoleSetting]?: string | undefined };
  reset: readonly ConsoleSetting[];
}

/**
 * @param by user id of the person who changes them; null for a command
 * @throws AppError STALE_VERSION when somebody changed settings in the meantime
 */
export async function changeSettings(
  { db, config, now }: AppContext,
  by: string | null,
  { version, changes, reset }: SettingChanges,
): Promise<ConsoleSettings> {
  return db.transaction(async (tx) => {
    const storedVersion = await lockSettings(tx);
    const stored = new Map((await findStoredSettings(tx)).map(({ name, value }) => [name, value]));
    const wanted = CONSOLE_SETTINGS.flatMap((name) => {
      const value = reset.includes(name) ? null : changes[name];
      const before = (stored.get(name) ?? null) as string | null;
      return value === undefined || value === before ? [] : [{ name, value, before }];
    });
    const [first] = wanted;
    if (first) {
      const latest = { type: 'setting', id: 'all' } as const;
      await requireFresh(tx, latest, { version: storedVersion }, version);
      const change = { changedAt: now(), changedBy: by };
      for (const { name, value } of wanted) await setSetting(tx, name, value, change);
      await recordChanges(tx, [
        {
          action: 'setting-changed',
          by,
          target: latest,
          before: Object.fromEntries(wanted.map(({ name, before }) => [name, before])),
          after: Object.fromEntries(wanted.map(({ name, value }) => [name, value])),
        },
      ]);
    }
    return describeSettings(tx, config);
  });
}
