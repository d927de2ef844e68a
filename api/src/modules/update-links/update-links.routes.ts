import * as endpoints from '@syndication/contract/update-links/update-links.endpoints';

import type { RegisterModule } from '../../app-context';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { confirmByLink, describeUpdateLink, updateRoundByLink } from './answer-update-link';

const LIMITS = { rateLimits: [perAddress(20)] };

export const registerUpdateLinks: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(
    app,
    endpoints.getUpdateLink,
    ({ query }) => describeUpdateLink(context, query.token),
    LIMITS,
  );

  registerEndpoint(
    app,
    endpoints.confirmByLink,
    ({ body }) => confirmByLink(context, body.token),
    LIMITS,
  );

  registerEndpoint(
    app,
    endpoints.updateRoundByLink,
    ({ body: { token, ...round } }) => updateRoundByLink(context, token, round),
    LIMITS,
  );
};
