import {
  DIGEST_STOP_PATH,
  DIGEST_TOKEN_PARAMETER,
  ONE_CLICK_PATH,
} from '@syndication/contract/digests/digests.rules';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error';
import { stopLinkedDigest } from './digest-links';

interface OneClickCall {
  Params: { token: string };
  Body: unknown;
}

const URL_OF_MAIL = `${ONE_CLICK_PATH}/:token`;
/** Mail programs send a form in one of these, with no session and no token against forgery (RFC 8058, section 3.2). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const isOneClick = (form: unknown) =>
  typeof form === 'string' && form.includes('List-Unsubscribe') && form.includes('One-Click');

/** The unsubscribe headers of a digest. Mail programs make this call, so it is not one of the contract. */
export function registerOneClick(app: FastifyInstance): void {
  const { context } = app;
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, form, done) => {
      done(null, form);
    });
    scope.post<OneClickCall>(
      URL_OF_MAIL,
      { config: { queue: 'database' } },
      async ({ params, body }, reply) => {
        if (!isOneClick(body)) throw new AppError('VALIDATION_FAILED');
        await app.admission.database.run(() => stopLinkedDigest(context, params.token), {
          response: reply.raw,
        });
        return reply.code(204).send();
      },
    );
    // Programs that do not know of one click open it, and those that look into links: it changes nothing.
    scope.get<OneClickCall>(URL_OF_MAIL, async ({ params }, reply) => {
      const page = new URL(DIGEST_STOP_PATH, context.config.PUBLIC_ORIGIN);
      page.searchParams.set(DIGEST_TOKEN_PARAMETER, params.token);
      return reply.redirect(page.href, 302);
    });
  });
}
