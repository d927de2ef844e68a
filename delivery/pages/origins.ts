const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/i;

/**
 * Origins that a setting lists, with spaces between them.
 * @throws Error that names the setting and what in it is no origin
 */
export function readOrigins(setting: string): string[] {
  const origins = (process.env[setting] ?? '').split(/\s+/).filter(Boolean);
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  if (wrong)
    throw new Error(`${setting} must list origins such as https://a.example, not "${wrong}".`);
  return origins.map((origin) => new URL(origin).origin);
}
