import cors from '@fastify/cors';
import { showcaseNominationSchema } from '@syndication/contract/nominations/nominations.schemas';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { refuseInProduction } from '../refuse-in-production';

/** Addresses in this domain are refused, so that the refusal can be tried. */
const REFUSED_DOMAIN = '@refused.test';

export interface PartnerOptions {
  host: string;
  port: number;
  /** The one origin whose pages may call it. */
  publicOrigin: string;
  programToken: string;
}

const failure = (message: string) => ({ message, data: { message } });

/** The partner showcase programme of section 7, as far as the platform sees it. */
export async function buildPartner(options: PartnerOptions): Promise<FastifyInstance> {
  refuseInProduction('partner programme');
  const app = Fastify({ bodyLimit: 100_000 });
  await app.register(cors, {
    origin: options.publicOrigin,
    credentials: true,
    methods: ['POST'],
    strictPreflight: true,
  });
  app.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const text = status < 500 ? 'The request could not be read.' : 'Something went wrong.';
    return reply.code(status).send(failure(text));
  });
  app.post('/nominations', async (request, reply) => {
    if (request.headers.origin !== undefined && request.headers.origin !== options.publicOrigin) {
      return reply.code(403).send(failure('This origin may not nominate.'));
    }
    const body = z.safeParse(showcaseNominationSchema, request.body);
    if (!body.success) {
      return reply.code(400).send(failure(body.error.issues[0]?.message ?? 'Bad request'));
    }
    const { email: emails, token } = body.data;
    if (token !== options.programToken) {
      return reply.code(403).send(failure('The program token is not known.'));
    }
    const refused = emails.find((email) => email.toLowerCase().endsWith(REFUSED_DOMAIN));
    if (refused) {
      return reply.code(422).send(failure(`${refused} cannot be nominated to the showcase.`));
    }
    return { data: { data: emails } };
  });
  return app;
}

export interface RunningStandIn {
  url: string;
  close(): Promise<void>;
}

export async function startPartner(options: PartnerOptions): Promise<RunningStandIn> {
  const app = await buildPartner(options);
  const url = await app.listen({ host: options.host, port: options.port });
  return { url, close: () => app.close() };
}
