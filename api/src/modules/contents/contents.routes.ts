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
import {
  addBookmark,
  findBookmarkedIds,
  findContent,
  findContents,
  markRead,
  removeBookmark,
} from './contents.repository';
import { sanitizeBody } from './sanitize-body';

function requireOwn(memberId: string, session: { memberId: string }): void {
  if (memberId !== session.memberId) throw new AppError('NOT_FOUND');
}

export const registerContents: RegisterModule = (app) => {
  const { db, config } = app.context;

  registerEndpoint(app, getContents, ({ query, session }) =>
    findContents(db, session.memberId, query, config.settings),
  );

  registerEndpoint(app, getContent, async ({ params, session }) => {
    const content = await findContent(db, session.memberId, params.id, config.settings);
    if (!content) throw new AppError('NOT_FOUND');
    return { ...content, contentBody: sanitizeBody(content.contentBody) };
  });

  registerEndpoint(app, putContentRead, async ({ params, session }) => {
    if (!(await markRead(db, session.memberId, params.id))) throw new AppError('NOT_FOUND');
  });

  registerEndpoint(app, getBookmarks, async ({ params, session }) => {
    requireOwn(params.memberId, session);
    const ids = await findBookmarkedIds(db, session.memberId);
    return ids.map((bookmarkableId) => ({ bookmarkableId }));
  });

  registerEndpoint(app, postBookmark, async ({ params, body, session }) => {
    requireOwn(params.memberId, session);
    const isVisible = await addBookmark(db, session.memberId, body.bookmarkableId);
    if (!isVisible) throw new AppError('NOT_FOUND');
    return body;
  });

  registerEndpoint(app, deleteBookmark, async ({ params, session }) => {
    requireOwn(params.memberId, session);
    const isVisible = await removeBookmark(db, session.memberId, params.bookmarkableId);
    if (!isVisible) throw new AppError('NOT_FOUND');
  });
};
