import {
  deleteBookmark,
  getBookmarks,
  getContent,
  getContents,
  postBookmark,
  putContentRead,
} from '@syndication/contract/contents/contents.endpoints';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { keepAccount } from '../accounts/users.repository';
import { readLiveConfig } from '../settings/settings.repository';
import {
  addBookmark,
  findBookmarkedIds,
  findContent,
  findContents,
  markRead,
  removeBookmark,
  type Reader,
} from './contents.repository';
import { sanitizeBody } from './sanitize-body';

function requireOwn(memberId: string, session: { memberId: string }): void {
  if (memberId !== session.memberId) throw new AppError('NOT_FOUND');
}

export const registerContents: RegisterModule = (app) => {
  const { db, config, now } = app.context;
  const readerOf = ({ memberId }: { memberId: string }): Reader => ({ memberId, now: now() });

  registerEndpoint(app, getContents, async ({ query, session }) =>
    findContents(db, readerOf(session), query, (await readLiveConfig(db, config)).settings),
  );

  registerEndpoint(app, getContent, async ({ params, session }) => {
    const { settings } = await readLiveConfig(db, config);
    const content = await findContent(db, readerOf(session), params.id, settings);
    if (!content) throw new AppError('NOT_FOUND');
    return { ...content, contentBody: sanitizeBody(content.contentBody) };
  });

  registerEndpoint(app, putContentRead, async ({ params, session }) => {
    const isVisible = await db.transaction(async (tx) => {
      await keepAccount(tx, session.userId);
      return markRead(tx, readerOf(session), params.id);
    });
    if (!isVisible) throw new AppError('NOT_FOUND');
  });

  registerEndpoint(app, getBookmarks, async ({ params, session }) => {
    requireOwn(params.memberId, session);
    const ids = await findBookmarkedIds(db, readerOf(session));
    return ids.map((bookmarkableId) => ({ bookmarkableId }));
  });

  registerEndpoint(app, postBookmark, async ({ params, body, session }) => {
    requireOwn(params.memberId, session);
    const isVisible = await db.transaction(async (tx) => {
      await keepAccount(tx, session.userId);
      return addBookmark(tx, readerOf(session), body.bookmarkableId);
    });
    if (!isVisible) throw new AppError('NOT_FOUND');
    return body;
  });

  registerEndpoint(app, deleteBookmark, async ({ params, session }) => {
    requireOwn(params.memberId, session);
    const isVisible = await removeBookmark(db, readerOf(session), params.bookmarkableId);
    if (!isVisible) throw new AppError('NOT_FOUND');
  });
};
