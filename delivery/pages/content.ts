import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

/** Content to send, in its available encodings. */
export interface Content {
  type: string;
  /** ETag: changes with the content. */
  tag: string;
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export const tagOf = (text: Buffer): string => `"${hash('sha256', text).slice(0, 16)}"`;

export async function compress(text: string, type: string): Promise<Content> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, QUALITY),
    promisify(gzip)(identity),
  ]);
  return { type, tag: tagOf(identity), identity, br, gzip: gz };
}

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const;

/** Sends it in an encoding that the client accepts, or 304 if the client has it. */
export function sendContent(
  { request, raw }: FastifyReply,
  content: Content,
  headers: Record<string, string>,
): void {
  const available = ENCODINGS.filter((encoding) => content[encoding]);
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', available);
  const body = content[encoding ?? 'identity'];
  const isKnown = request.headers['if-none-match'] === content.tag;
  // Written to the socket directly: Fastify would take twice as long.
  raw.writeHead(isKnown ? 304 : 200, {
    ...headers,
    etag: content.tag,
    vary: 'accept-encoding',
    'content-type': content.type,
    ...(encoding && { 'content-encoding': encoding }),
    ...(!isKnown && { 'content-length': body?.length }),
  });
  raw.end(isKnown || request.method === 'HEAD' ? undefined : body);
}
