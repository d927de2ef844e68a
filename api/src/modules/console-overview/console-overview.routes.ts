import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import {
  findLeaving,
  findNeverCame,
  findNotAgreed,
  findStuckMail,
  findUnanswered,
} from './console-overview.repository';

export const registerConsoleOverview: RegisterModule = (app) => {
  const { db, now } = app.context;

  registerEndpoint(app, getConsoleOverview, async ({ session }) => {
    const own = session.isStaff ? null : session.adminGroupIds;
    const [unanswered, neverCame, leaving, notAgreed, stuckMail] = await Promise.all([
      findUnanswered(db, own),
      findNeverCame(db, own),
      findLeaving(db, own, now()),
      findNotAgreed(db, own),
      session.isStaff ? findStuckMail(db, now()) : null,
    ]);
    return { unanswered, neverCame, leaving, notAgreed, stuckMail };
  });
};
