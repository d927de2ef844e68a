import ipaddr from 'ipaddr.js';

/** Ranges of the machine itself and of the network that a reverse proxy and the API share. */
const PRIVATE_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);
/** A household or a rented server has at least this IPv6 range, and can use any address in it. */
const CLIENT_PREFIX_BYTES = 8;
/** The largest IPv6 range that a household or an office gets; many get a /56. */
const SUBSCRIBER_PREFIX_BYTES = 6;

/** Whether a peer may be our own reverse proxy; only then does its `X-Forwarded-For` name the client. */
export function isOwnProxy(address: string, hop: number): boolean {
  return (
    hop === 0 && ipaddr.isValid(address) && PRIVATE_RANGES.has(ipaddr.process(address).range())
  );
}

function prefixOf(address: string, ipv6Bytes: number): string {
  if (!ipaddr.isValid(address)) return address;
  const client = ipaddr.process(address);
  return client.kind() === 'ipv4'
    ? client.toString()
    : Buffer.from(client.toByteArray().slice(0, ipv6Bytes)).toString('hex');
}

/** What counts as one client: an IPv4 address, however it is written, or a /64 of IPv6. */
export const clientOf = (address: string): string => prefixOf(address, CLIENT_PREFIX_BYTES);

/**
 * What counts as one client where distinct clients are counted: an IPv4 address, or a /48 of IPv6. For rate limits it
 * would be too wide: strangers would share one limit.
 */
export const subscriberOf = (address: string): string => prefixOf(address, SUBSCRIBER_PREFIX_BYTES);
