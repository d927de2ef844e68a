import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';

import { feedback, outbox } from '../../database/schema';
import { addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();
const body = {
  name: 'Ann',
  email: 'ann@a.test',
  subject: 'Hello\r\nBcc: evil@evil.test',
  body: 'It works.',
};

it('keeps the feedback and mails it to the addressee with the sender to answer to', async () => {
  const { user } = await addMember(api.db);
  const { status } = await (await api.browserOf(user.id)).call(postFeedback, { body });
  expect(status).toBe(204);
  const [kept] = await api.db.select().from(feedback);
  expect(kept).toMatchObject({ userId: user.id, name: 'Ann', body: 'It works.' });
  const [mail] = await api.db.select().from(outbox);
  expect(mail).toMatchObject({
    recipient: 'feedback@syndication.example',
    replyTo: 'ann@a.test',
    subject: 'Feedback: Hello Bcc: evil@evil.test',
  });
  expect(mail?.textBody).toContain('It works.');
});

it('takes feedback from someone who is not signed in', async () => {
  expect((await api.browser().call(postFeedback, { body })).status).toBe(204);
  expect(await api.db.select().from(feedback)).toHaveLength(1);
});

it('writes nothing for an empty body', async () => {
  const { status, error } = await api
    .browser()
    .call(postFeedback, { body: { ...body, body: ' ' } });
  expect(status).toBe(400);
  expect(error?.fields).toEqual({ body: 'This is required' });
  expect(await api.db.select().from(outbox)).toHaveLength(0);
});

it('refuses a NUL character, which no text of the database may hold', async () => {
  const { status, error } = await api
    .browser()
    .call(postFeedback, { body: { ...body, body: 'a\0b' } });
  expect(status).toBe(400);
  expect(error?.code).toBe('MALFORMED_REQUEST');
});
