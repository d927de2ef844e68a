import type { RegistryEntry, RemoteName, RemoteRelease } from './registry.rules';

/** Hex digits of a member key: enough to tell members apart, too few to tell who is not on a list. */
const KEY_DIGITS = 16;
const SHARES = 10_000;

/**
 * What the registry, which everybody can read, holds instead of a member's address: the beginning of its
 * SHA-256. Anyone who knows an address can find out whether it is on a list; nobody can read addresses from
 * it.
 */
export async function memberKey(address: string): Promise<string> {
  const bytes = new TextEncoder().encode(address.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, KEY_DIGITS);
}

/** FNV-1a, 32 bits: the same everywhere, at once, and even enough for shares. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The last bits of short texts hardly differ without a final mix.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** A member's position for a release, from 0 to below 100. It differs per release, so that nobody is always first. */
function sharePosition(key: string, app: RemoteName, version: string): number {
  return ((hash(`${key}:${app}@${version}`) % SHARES) / SHARES) * 100;
}

/** The release that a member gets: the canary for members who were named or chosen, otherwise the live one. */
export function releaseFor(entry: RegistryEntry, key: string | null): RemoteRelease {
  const { canary } = entry;
  if (!canary || key === null) return entry;
  const { release, sharePercent, members } = canary;
  const isInShare = sharePosition(key, release.name, release.version) < sharePercent;
  return isInShare || members.includes(key) ? release : entry;
}
