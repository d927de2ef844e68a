import type { Settings } from '@syndication/contract/settings/settings.rules';
import { readSettings } from '@syndication/contract/settings/settings.schemas';

/**
 * `PUBLIC_SETTINGS` of the environment, for page and API alike.
 * @param defaults used where nothing else is set
 * @throws Error with one line about what is wrong
 */
export function readGivenSettings(defaults: Partial<Settings> = {}): Partial<Settings> {
  try {
    return { ...defaults, ...readSettings(process.env['PUBLIC_SETTINGS']) };
  } catch (error) {
    throw new Error(`PUBLIC_SETTINGS: ${(error as Error).message}`, { cause: error });
  }
}
