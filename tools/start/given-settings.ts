import type { Settings } from '@syndication/contract/settings/settings.rules';
import { readSettings } from '@syndication/contract/settings/settings.schemas';

import type { Ports } from './ports';

/**
 * `PUBLIC_SETTINGS` of the environment, for page and API alike.
 * @param standIns ports of the stand-ins, whose partner is there unless another one is set; null in production
 * @throws Error with one line about what is wrong
 */
export function readGivenSettings(standIns: Pick<Ports, 'partner'> | null): Partial<Settings> {
  try {
    return {
      ...(standIns && { partnerOrigin: `http://localhost:${standIns.partner}` }),
      ...readSettings(process.env['PUBLIC_SETTINGS']),
    };
  } catch (error) {
    throw new Error(`PUBLIC_SETTINGS: ${(error as Error).message}`, { cause: error });
  }
}
