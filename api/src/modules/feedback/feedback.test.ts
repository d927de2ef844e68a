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

it('mails the same words of the same sender once, when they come again for a lost answer', async () => {
  const { user } = await addMember(api.db);
  const browser = await api.browserOf(user.id);
  await browser.call(postFeedback, { body });
  const answers = await Promise.all([1, 2].map(() => browser.call(postFeedback, { body })));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await api.db.select().from(feedback)).toHaveLength(1);
  await api.browser().call(postFeedback, { body });
  await browser.call(postFeedback, { body: { ...body, body: 'It works well.' } });
  api.setNow(new Date(Date.now() + 61 * 60_000));
  await browser.call(postFeedback, { body });
  expect(await api.db.select().from(outbox)).toHaveLength(4);
});

it('takes feedback from someone who is not signed in', async () => {
  expect((await api.browser().call(postFeedback, { body })).status).toBe(204);
  expect(await api.db.select().from(feedback)).toHaveLength(1);
});

it('needs the body only; without an address the mail has none to answer to', async () => {
  const { status } = await api.browser().call(postFeedback, { body: { body: 'It works.' } });
  expect(status).toBe(204);
  const [kept] = await api.db.select().from(feedback);
  expect(kept).toMatchObject({ name: '', email: '', subject: '', body: 'It works.' });
  const [mail] = await api.db.select().from(outbox);
  expect(mail).toMatchObject({ replyTo: null, subject: 'Feedback: (no subject)' });
  expect(mail?.textBody).toContain('From someone without a name (no address given)');
});

it('refuses an invalid address', async () => {
  const refused = { ...body, email: 'ann@a' };
  const { status, error } = await api.browser().call(postFeedback, { body: refused });
  expect(status).toBe(400);
  expect(error?.fields).toEqual({ email: 'This should be a valid email address' });
});

it.each([
  ['body', 5000, 'At most 5,000 characters; this has 5,001'],
  ['subject', 200, 'At most 200 characters; this has 201'],
  ['name', 200, 'At most 200 characters; this has 201'],
])('says by how much the %s is too long', async (field, limit, message) => {
  const send = (length: number) =>
    api.browser().call(postFeedback, { body: { ...body, [field]: 'x'.repeat(length) } });
  expect((await send(limit)).status).toBe(204);
  const { status, error } = await send(limit + 1);
  expect(status).toBe(400);
  expect(error?.fields).toEqual({ [field]: message });
});

it('writes nothing for an empty body', async () => {
  const { status, error } = await api
    .browser()
    .call(postFeedback, { body: { ...body, body: ' ' } });
  expect(status).toBe(400);
  expect(error?.fields).toEqual({ body: 'This is required' });
  expect(await api.db.select().from(outbox)).toHaveLength(0);
});

it.each(['\0', '\u0007', '\ud800'])('refuses the invisible character %j', async (character) => {
  const { status, error } = await api
    .browser()
    .call(postFeedback, { body: { ...body, body: `a${character}b` } });
  expect(status).toBe(400);
  expect(error?.fields).toEqual({
    body: 'This contains an invisible character that cannot be saved. Please type the text instead of pasting it.',
  });
});
