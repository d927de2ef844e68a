import { forgotPassword } from '@syndication/contract/accounts/accounts.endpoints';
import { getContents } from '@syndication/contract/contents/contents.endpoints';
import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';
import { postDealNomination } from '@syndication/contract/nominations/nominations.endpoints';

import { contentCategories, contentCategoryItems, contents, outbox } from '../database/schema';
import { startMailbox } from '../stand-ins/mailbox/mailbox';
import { addGroup, addMember, only } from '../testing/fixtures';
import { useFolders } from '../testing/use-folders';
import { useApi } from '../testing/use-api';
import { dispatchOutbox } from './outbox-dispatcher';
import { createSmtpSender } from './smtp-sender';
import { senderOf } from './start-mail';

const makeFolder = useFolders();
/*
 * An association that gives the platform its own name, address and special updates group.
 */
const SETTINGS = {
  brand: 'Harbor "Deals", Inc.',
  supportEmail: 'help@harbor.test',
  feedbackAddressee: 'office@harbor.test',
  specialUpdatesGroupId: '7f1c2a44-2f6e-4f0f-8f0e-1c2d3e4f5a6b',
};
const api = useApi(undefined, async () => ({ PUBLIC_SETTINGS: JSON.stringify(SETTINGS) }));

async function addInvestor() {
  const group = await addGroup(api.db, 'Alpha');
  const { user, member } = await addMember(api.db, { groupIds: [group.id] });
  return { group, member, browser: await api.browserOf(user.id) };
}

it('writes mails in its name, and gives its address for questions', async () => {
  const { group, member, browser } = await addInvestor();
  const data = [{ email: 'ceo@one.test', syndicationGroupIds: [group.id] }];
  await browser.call(postDealNomination, { body: { memberId: member.id, data } });
  const mail = only(await api.db.select().from(outbox));
  expect(mail.subject).toBe('Your company was nominated to Harbor "Deals", Inc.');
  expect(mail.textBody).toContain('-- \nHarbor "Deals", Inc.');
  expect(mail.textBody).toContain('Write to help@harbor.test');
  expect(mail.htmlBody).toContain('help@harbor.test');
  expect(mail.textBody + mail.htmlBody).not.toMatch(/ACA|syndication\.example/);
});

it('sends them from its name and address', async () => {
  const { group, member, browser } = await addInvestor();
  const data = [{ email: 'ceo@one.test', syndicationGroupIds: [group.id] }];
  await browser.call(postDealNomination, { body: { memberId: member.id, data } });
  const mailbox = await startMailbox({
    host: '127.0.0.1',
    port: 0,
    folder: makeFolder(),
  });
  const { config } = api.context;
  const send = createSmtpSender({
    smtpUrl: mailbox.smtpUrl,
    from: senderOf(config),
    domain: 'harbor.test',
  });
  const log = { warn: () => undefined, error: () => undefined };
  await dispatchOutbox({ db: api.db, now: () => new Date(Date.now() + 1000), log, send });
  const answer = await fetch(`${mailbox.url}/api/messages?to=ceo@one.test`);
  const { data: mails } = (await answer.json()) as { data: { from: string; fromName: string }[] };
  await mailbox.close();
  expect(mails).toMatchObject([{ fromName: SETTINGS.brand, from: SETTINGS.supportEmail }]);
  expect(senderOf({ ...config, MAIL_FROM: 'no-reply@harbor.test' })).toBe('no-reply@harbor.test');
});

it('names its address to those who were not invited, and gets the feedback', async () => {
  const browser = api.browser();
  const { data } = await browser.call(forgotPassword, {
    body: { action: 'forgot', email: 'nobody@one.test' },
  });
  expect(data.error?.message).toContain('help@harbor.test');
  await browser.call(postFeedback, {
    body: { body: 'Well done.', email: 'ann@one.test', name: 'Ann', subject: '' },
  });
  expect(only(await api.db.select().from(outbox)).recipient).toBe('office@harbor.test');
});

it('calls its special updates group as the page does', async () => {
  const { browser } = await addInvestor();
  const category = only(
    await api.db
      .insert(contentCategories)
      .values({ title: 'Updates', isSpecialUpdates: true })
      .returning(),
  );
  const content = only(
    await api.db
      .insert(contents)
      .values({ title: 'News', description: '', body: '<p>News</p>' })
      .returning(),
  );
  await api.db
    .insert(contentCategoryItems)
    .values({ contentId: content.id, categoryId: category.id });
  const { data } = await browser.call(getContents, { query: { offset: 0, limit: 20 } });
  expect(data[0]?.categories[0]?.groups).toEqual([{ groupId: SETTINGS.specialUpdatesGroupId }]);
});
