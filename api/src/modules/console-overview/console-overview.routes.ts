import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import {
  findDeletions,
  findLeaving,
  findNeverSignedIn,
  findNotAgreed,
  findSetUp,
  findStuckMail,
  findUnanswered,
  findUnled,
} from './console-overview.repository';

export const registerConsoleOverview: RegisterModule = (app) => {
  const { db, now, config } = app.context;

  registerEndpoint(app, getConsoleOverview, async ({ session }) => {
    const own = session.isStaff ? null : session.adminGroupIds;
    const [unanswered, neverCame, leaving, unled, notAgreed, stuckMail, deletions, setUp] =
      await Promise.all([
        findUnanswered(db, own),
        findNeverSignedIn(db, own),
        findLeaving(db, own, now()),
        findUnled(db, own, now()),
        findNotAgreed(db, own),
        session.isStaff ? findStuckMail(db, now()) : null,
        session.isStaff ? findDeletions(db) : null,
        session.isStaff ? findSetUp(db, config.givenSettings) : null,
      ]);
    return { unanswered, neverCame, leaving, unled, notAgreed, stuckMail, deletions, setUp };
  });
};
