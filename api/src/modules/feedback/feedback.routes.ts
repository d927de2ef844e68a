import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import type { RegisterModule } from '../../app-context';
import { feedback } from '../../database/schema';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { composeMail } from '../../mail/compose-mail';
import { enqueueMails } from '../../mail/outbox';

const FEEDBACK_PER_MINUTE = 5;

export const registerFeedback: RegisterModule = (app) => {
  const { db, config, now } = app.context;
  const recipient = config.FEEDBACK_ADDRESSEE ?? DEFAULT_SETTINGS.feedbackAddressee;

  registerEndpoint(
    app,
    postFeedback,
    async ({ body, session }) => {
      const words = {
        subject: `Feedback: ${body.subject || '(no subject)'}`,
        paragraphs: [`From ${body.name || 'someone without a name'} <${body.email}>`, body.body],
        reason: session
          ? `Sent while signed in as ${session.email} (${session.role}).`
          : 'Sent without signing in; the address was not checked.',
      };
      await db.transaction(async (tx) => {
        const userId = session?.userId ?? null;
        await tx.insert(feedback).values({ ...body, userId, createdAt: now() });
        await enqueueMails(tx, [{ recipient, replyTo: body.email, ...composeMail(words, config) }]);
      });
    },
    { rateLimits: [perAddress(FEEDBACK_PER_MINUTE)] },
  );
};
