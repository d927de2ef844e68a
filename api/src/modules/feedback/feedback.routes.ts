import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';

import type { RegisterModule } from '../../app-context';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { composeMail } from '../../mail/compose-mail';
import { enqueueMails } from '../../mail/outbox.repository';
import { keepAccount } from '../accounts/users.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { addFeedback } from './feedback.repository';

const FEEDBACK_PER_MINUTE = 5;

const describeSender = ({ name, email }: { name: string; email: string }) =>
  `${name || 'someone without a name'} ${email ? `<${email}>` : '(no address given)'}`;

export const registerFeedback: RegisterModule = (app) => {
  const { db, config, now } = app.context;

  registerEndpoint(
    app,
    postFeedback,
    async ({ body, session }) => {
      const { email } = body;
      const words = {
        subject: `Feedback: ${body.subject || '(no subject)'}`,
        paragraphs: [`From ${describeSender(body)}`, body.body],
        reason: session
          ? `Sent while signed in as ${session.email} (${session.role}).`
          : 'Sent without signing in; nobody checked who wrote it.',
      };
      await db.transaction(async (tx) => {
        const userId = session?.userId ?? null;
        if (userId) await keepAccount(tx, userId);
        if (!(await addFeedback(tx, { ...body, userId, createdAt: now() }))) return;
        const live = await readLiveConfig(tx, config);
        const { feedbackAddressee: recipient } = live.settings;
        await enqueueMails(tx, [
          { recipient, ...(email && { replyTo: email }), ...composeMail(words, live) },
        ]);
      });
    },
    { rateLimits: [perAddress(FEEDBACK_PER_MINUTE)] },
  );
};
