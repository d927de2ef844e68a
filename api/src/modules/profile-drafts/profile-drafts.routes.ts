import * as endpoints from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import { eq } from 'drizzle-orm';

import type { RegisterModule } from '../../app-context';
import { profileDrafts } from '../../database/schema';
import { registerEndpoint } from '../../http/register-endpoint';

/** Drafts belong to the session's user; no id of a client is asked for. */
export const registerProfileDrafts: RegisterModule = (app) => {
  const { db, now } = app.context;

  registerEndpoint(app, endpoints.getProfileDraft, async ({ session }) => {
    const [draft] = await db
      .select()
      .from(profileDrafts)
      .where(eq(profileDrafts.userId, session.userId));
    if (!draft) return null;
    const { values, basedOnVersion, savedAt } = draft;
    return { values, basedOnVersion, savedAt: savedAt.toISOString() };
  });

  registerEndpoint(app, endpoints.putProfileDraft, async ({ session, body }) => {
    const draft = { ...body, savedAt: now() };
    await db
      .insert(profileDrafts)
      .values({ userId: session.userId, ...draft })
      .onConflictDoUpdate({ target: profileDrafts.userId, set: draft });
  });

  registerEndpoint(app, endpoints.deleteProfileDraft, async ({ session }) => {
    await db.delete(profileDrafts).where(eq(profileDrafts.userId, session.userId));
  });
};
