import { settingsSchema } from '@syndication/contract/settings/settings.schemas';
import { completeSettings, type Settings } from '@syndication/contract/settings/settings.rules';
import { eq, sql } from 'drizzle-orm';

import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { association, settings, users } from '../../database/schema';

/** What the console has set, by name. A value that this version does not know any more counts as not set. */
export async function findStoredSettings(db: Database) {
  const found = await db
    .select({
      name: settings.name,
      // Drizzle parses a text that looks like JSON, as “365”, once too often; a list it leaves alone.
      wrapped: sql<[unknown]>`jsonb_build_array(${settings.value})`,
      changedAt: settings.changedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.changedBy));
  const rows = found.map(({ wrapped: [value], ...row }) => ({ ...row, value }));
  return rows.filter(({ name, value }) => settingsSchema.safeParse({ [name]: value }).success);
}

/**
 * The configuration with the settings that apply now: the console's, else what the process was given, else the
 * default. Asked for at each use, so that a change holds in every replica at once.
 */
export async function readLiveConfig<C extends Pick<Config, 'givenSettings'>>(
  db: Database,
  config: C,
): Promise<C & { settings: Settings }> {
  const stored = await findStoredSettings(db);
  const values = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
  return { ...config, settings: completeSettings({ ...config.givenSettings, ...values }) };
}

/** How often settings were written. Nobody else writes any until the transaction ends. */
export async function lockSettings(tx: Database): Promise<number> {
  await tx.insert(association).values({}).onConflictDoNothing();
  const [row] = await tx.select().from(association).for('update');
  return row!.settingsVersion;
}

export async function findSettingsVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(association);
  return row?.settingsVersion ?? 1;
}

export interface SettingChange {
  changedAt: Date;
  changedBy: string | null;
}

/** Sets one, or with null takes it back to what it is without the console. */
export async function setSetting<Name extends keyof Settings>(
  tx: Database,
  name: Name,
  value: Settings[Name] | null,
  change: SettingChange,
): Promise<void> {
  if (value === null) await tx.delete(settings).where(eq(settings.name, name));
  else {
    const set = { value, ...change };
    await tx
      .insert(settings)
      .values({ name, ...set })
      .onConflictDoUpdate({ target: settings.name, set });
  }
  await lockSettings(tx);
  await tx.update(association).set({ settingsVersion: sql`${association.settingsVersion} + 1` });
}
