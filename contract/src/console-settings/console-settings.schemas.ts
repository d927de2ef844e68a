import * as z from 'zod/mini';

import { versionSchema } from '../fields/fields.schemas';
import { settingsShape } from '../settings/settings.schemas';
import { CONSOLE_SETTINGS, type ConsoleSetting } from './console-settings.rules';

/** One setting and its value without the console. */
const consoleSettingSchema = z.object({
  name: z.enum(CONSOLE_SETTINGS),
  value: z.string(),
  /** What applies when the console sets nothing. */
  default: z.string(),
  isSet: z.boolean(),
  /** When and by whom it was set; null for the default. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});

export const consoleSettingsSchema = z.object({
  version: z.int(),
  settings: z.array(consoleSettingSchema),
});
export type ConsoleSettings = z.output<typeof consoleSettingsSchema>;

const mask = Object.fromEntries(CONSOLE_SETTINGS.map((name) => [name, true])) as Record<
  ConsoleSetting,
  true
>;

export const settingChangesSchema = z.object({
  /** The version that the changes are based on. */
  version: versionSchema,
  /** Settings that are not named do not change. */
  changes: z.partial(z.pick(z.object(settingsShape), mask)),
  /** Those that go back to their defaults. */
  reset: z.array(z.enum(CONSOLE_SETTINGS)).check(z.maxLength(CONSOLE_SETTINGS.length)),
});
