import type { Settings } from '@syndication/contract/settings/settings.rules';
import { readSettings } from '@syndication/contract/settings/settings.schemas';

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/i;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const unusable = (variable: string, must: string, value: string) =>
  new Error(`${variable} must ${must}, not "${value}".`);

/** Origins that a variable lists, with spaces between them. @throws Error for an invalid one, and for too many */
export function readOrigins(variable: string, most = Infinity): string[] {
  const given = process.env[variable] ?? '';
  const origins = given.split(/\s+/).filter(Boolean);
  if (origins.length > most) throw unusable(variable, 'be one origin', given);
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  if (wrong) throw unusable(variable, 'be like https://a.example', wrong);
  return origins.map((origin) => new URL(origin).origin);
}

/** `PORT` of the environment. @throws Error when it is no port up to the highest one */
export function readPort(defaultPort: number, highest = 65_535): number {
  const given = process.env['PORT'] || String(defaultPort);
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= highest) return port;
  throw unusable('PORT', `be a whole number from 1 to ${highest}`, given);
}

/** `LOG_LEVEL` of the environment. @throws Error when there is no such level */
export function readLogLevel(): string {
  const level = process.env['LOG_LEVEL'] || 'warn';
  if (LOG_LEVELS.includes(level)) return level;
  throw unusable('LOG_LEVEL', `be one of ${LOG_LEVELS.join(', ')}`, level);
}

/** `PUBLIC_SETTINGS`, for page and API alike, over defaults. @throws Error with one line about what is wrong */
export function readGivenSettings(defaults: Partial<Settings> = {}): Partial<Settings> {
  try {
    return { ...defaults, ...readSettings(process.env['PUBLIC_SETTINGS']) };
  } catch (error) {
    throw new Error(`PUBLIC_SETTINGS: ${(error as Error).message}`, { cause: error });
  }
}
