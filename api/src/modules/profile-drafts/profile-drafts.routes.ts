import * as endpoints from '@syndication/contract/profile-drafts/profile-drafts.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import { keepAccount } from '../accounts/users.repository';
import { findDraft, removeDraft, saveDraft } from './profile-drafts.repository';

/** Drafts belong to the session's user; no id of a client is asked for. */
export const registerProfileDrafts: RegisterModule = (app) => {
  const { db, now } = app.context;

  registerEndpoint(app, endpoints.getProfileDraft, async ({ session }) => {
    const draft = await findDraft(db, session.userId);
    if (!draft) return null;
    const { values, basedOnVersion, savedAt } = draft;
    return { values, basedOnVersion, savedAt: savedAt.toISOString() };
  });

  registerEndpoint(app, endpoints.putProfileDraft, ({ session, body }) =>
    db.transaction(async (tx) => {
      await keepAccount(tx, session.userId);
      await saveDraft(tx, { userId: session.userId, ...body, savedAt: now() });
    }),
  );

  registerEndpoint(app, endpoints.deleteProfileDraft, ({ session }) =>
    removeDraft(db, session.userId),
  );
};
