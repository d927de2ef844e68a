import * as endpoints from '@syndication/contract/predictions/predictions.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import { choosePresenter } from './choose-presenter';
import { readGroupPredictions } from './read-group-predictions';
import { readVenturePredictions } from './read-venture-predictions';
import { remindVoters } from './remind-voters';

export const registerPredictions: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(app, endpoints.getGroupPredictions, ({ session, query }) =>
    readGroupPredictions(context, session, query.groupId),
  );

  registerEndpoint(app, endpoints.getVenturePredictions, ({ session, params, query }) =>
    readVenturePredictions(context, session, query.groupId, params.id),
  );

  registerEndpoint(app, endpoints.putPresenter, ({ session, params, body }) =>
    choosePresenter(context, session, {
      ventureId: params.id,
      roundId: params.roundId,
      ...body,
    }),
  );

  registerEndpoint(app, endpoints.postVoteReminders, ({ session, params, body }) =>
    remindVoters(context, session, body.groupId, params.id),
  );
};
