import Fastify, { type FastifyInstance } from 'fastify';

import { refuseInProduction } from '../refuse-in-production';
import { MailStore, type StoredMail } from './mail-store';
import { renderList, renderMail, renderNotFound } from './mailbox-pages';
import { startSmtpReceiver } from './smtp-receiver';

export interface MailboxOptions {
  host: string;
  port: number;
  /** Any free one by default. */
  smtpPort?: number;
  /** Where received mails are kept. */
  folder: string;
}

export interface RunningMailbox {
  /** Address of the page that shows the mails. */
  url: string;
  /** Address to send mails to. */
  smtpUrl: string;
  close(): Promise<void>;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The page and, for tools and tests, the same mails as JSON under `/api/messages?to=`. */
function buildPages(store: MailStore): FastifyInstance {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(renderNotFound()));
  app.get('/', async () => renderList(store.list()));
  app.get<{ Params: { id: string } }>('/messages/:id', async ({ params }, reply) => {
    const mail = store.find(params.id);
    return mail ? renderMail(mail) : reply.callNotFound();
  });
  app.get<{ Params: { id: string } }>('/messages/:id/html', async ({ params }, reply) => {
    const html = store.find(params.id)?.html;
    reply.header('content-security-policy', MAIL_POLICY);
    return html ?? reply.callNotFound();
  });
  app.get<{ Querystring: { to?: string } }>('/api/messages', async ({ query }, reply) => {
    reply.type('application/json; charset=utf-8');
    const reader = query.to?.toLowerCase();
    const isFor = ({ to, cc }: StoredMail) =>
      [...to, ...cc].some((address) => address.toLowerCase() === reader);
    return { data: store.list().filter((mail) => !reader || isFor(mail)) };
  });
  return app;
}

/** Receives every mail over SMTP and shows it on a page; nothing leaves the machine. */
export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  refuseInProduction('mailbox');
  const store = new MailStore(options.folder);
  await store.open();
  const app = buildPages(store);
  const smtp = await startSmtpReceiver(store, {
    host: options.host,
    port: options.smtpPort,
  });
  const url = await app.listen({ host: options.host, port: options.port }).catch(async (error) => {
    await smtp.close();
    throw error;
  });
  return {
    url,
    smtpUrl: smtp.url,
    close: async () => {
      await Promise.all([app.close(), smtp.close()]);
    },
  };
}
