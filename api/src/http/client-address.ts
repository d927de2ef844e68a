import ipaddr from 'ipaddr.js';

/** Ranges of the machine itself and of the network that an edge and the API share. */
const PRIVATE_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);
/** A household or a rented server owns at least so much of IPv6, and may take any address of it. */
const IPV6_PREFIX_BYTES = 8;

/** Whether a peer may be our own edge; only then does its `X-Forwarded-For` name the client. */
export function isOwnEdge(address: string, hop: number): boolean {
  return (
    hop === 0 && ipaddr.isValid(address) && PRIVATE_RANGES.has(ipaddr.process(address).range())
  );
}

/** What counts as one client: an IPv4 address, however it is written, or a /64 of IPv6. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const client = ipaddr.process(address);
  return client.kind() === 'ipv4'
    ? client.toString()
    : Buffer.from(client.toByteArray().slice(0, IPV6_PREFIX_BYTES)).toString('hex');
}
