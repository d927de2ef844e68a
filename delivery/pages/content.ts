import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply } from 'fastify';

/** Something to send, in the encodings that there are of it. */
export interface Content {
  type: string;
  /** Changes with it. */
  tag: string;
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export const tagOf = (text: string | Buffer): string =>
  `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;

export async function compress(text: string, type: string): Promise<Content> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, QUALITY),
    promisify(gzip)(identity),
  ]);
  return { type, tag: tagOf(identity), identity, br, gzip: gz };
}

type Encoding = 'br' | 'gzip' | 'identity';

/** What the client takes: it names it, and not with `q=0`. */
function readAccepted(header: string): Encoding[] {
  const offers = header.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  const isTaken = (encoding: Encoding): boolean =>
    offers.some(([name, quality = '1']) => name === encoding && Number(quality) > 0);
  return [...(['br', 'gzip'] as const).filter(isTaken), 'identity'];
}

/** Browsers send few different ones. */
const acceptedBy = new Map<string, Encoding[]>();
const ACCEPTED_MAX = 100;

function encodingFor(content: Content, header = ''): Encoding {
  let accepted = acceptedBy.get(header);
  if (!accepted) {
    accepted = readAccepted(header);
    if (acceptedBy.size < ACCEPTED_MAX) acceptedBy.set(header, accepted);
  }
  return accepted.find((encoding) => content[encoding]) ?? 'identity';
}

/** Sends it as the client takes it, or 304 to those who have it. */
export function sendContent(
  { request, raw }: FastifyReply,
  content: Content,
  headers: Record<string, string>,
): void {
  const encoding = encodingFor(content, request.headers['accept-encoding']);
  const body = content[encoding];
  const isKnown = request.headers['if-none-match'] === content.tag;
  // Straight to the socket: it is all there, and Fastify's way takes as long again.
  raw.writeHead(isKnown ? 304 : 200, {
    ...headers,
    etag: content.tag,
    vary: 'accept-encoding',
    'content-type': content.type,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(!isKnown && { 'content-length': body?.length }),
  });
  raw.end(isKnown || request.method === 'HEAD' ? undefined : body);
}
