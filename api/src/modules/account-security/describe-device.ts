import Bowser from 'bowser';

/**
 * Browser and system as people call them, for example `Firefox on Windows`.
 * @returns null when the user agent does not say
 */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || null;
}
