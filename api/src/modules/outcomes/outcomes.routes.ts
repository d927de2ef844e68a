import * as endpoints from '@syndication/contract/outcomes/outcomes.endpoints';

import type { RegisterModule } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { registerEndpoint } from '../../http/register-endpoint';
import { findAdministeredGroup } from '../members/members.repository';
import { confirmOutcome, listOutcomes } from './confirm-outcome';
import { findEndedRounds, isOwnedBy, showRecord } from './outcomes.repository';
import { readGroupRecord, readOwnRecord } from './read-records';
import { stateRaised } from './state-raised';
import { toOutcome } from './to-outcome';

export const registerOutcomes: RegisterModule = (app) => {
  const { context } = app;
  const { db, now } = context;

  registerEndpoint(app, endpoints.putRaised, ({ session, params, body }) =>
    stateRaised(context, session, { ...params, ...body }),
  );

  registerEndpoint(app, endpoints.getOwnOutcomes, async ({ session }) => {
    const rows = await findEndedRounds(db, isOwnedBy(session.userId), now());
    return rows.map((row) => toOutcome(row, false));
  });

  registerEndpoint(app, endpoints.getOutcomes, ({ session, query }) =>
    listOutcomes(context, session, query.groupId),
  );

  registerEndpoint(app, endpoints.putOutcome, ({ session, params, body }) =>
    confirmOutcome(context, session, { ...params, ...body }),
  );

  registerEndpoint(app, endpoints.getTrackRecord, ({ session, query }) =>
    readGroupRecord(context, session, query.groupId),
  );

  registerEndpoint(app, endpoints.putTrackRecordShown, ({ session, body }) =>
    db.transaction(async (tx) => {
      const { groupId, isShown } = body;
      await findAdministeredGroup(tx, session.memberId, groupId);
      if (!(await showRecord(tx, groupId, isShown))) return;
      await recordChanges(tx, [
        {
          action: 'track-record-shown',
          by: session.userId,
          target: { type: 'group', id: groupId },
          groupId,
          before: { isShown: !isShown },
          after: { isShown },
        },
      ]);
    }),
  );

  registerEndpoint(app, endpoints.getOwnRecord, ({ session }) => readOwnRecord(context, session));
};
