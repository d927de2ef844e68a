import * as endpoints from '@syndication/contract/digests/digests.endpoints';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { findDigestChoices, setDigestRhythm } from './digest-choices.repository';
import { findLinkedDigest, stopLinkedDigest } from './digest-links';
import { registerOneClick } from './one-click';

export const registerDigests: RegisterModule = (app) => {
  const { context } = app;
  const { db, now } = context;

  registerEndpoint(app, endpoints.getDigestChoices, ({ session }) =>
    findDigestChoices(db, session.memberId),
  );

  registerEndpoint(app, endpoints.putDigestChoice, async ({ session, params, body }) => {
    const key = { memberId: session.memberId, ...params };
    if (!(await setDigestRhythm(db, key, body.rhythm, now()))) throw new AppError('NOT_FOUND');
  });

  registerEndpoint(app, endpoints.getLinkedDigest, ({ params }) =>
    findLinkedDigest(context, params.token),
  );

  registerEndpoint(app, endpoints.stopLinkedDigest, ({ params }) =>
    stopLinkedDigest(context, params.token),
  );

  registerOneClick(app);
};
