import { buffer } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

import type { MailStore } from './mail-store';

const MAIL_MAX_BYTES = 5_000_000;

export interface SmtpReceiver {
  /** Where to send mail to from the same machine: `smtp://127.0.0.1:<port>`. */
  url: string;
  close(): Promise<void>;
}

/** Takes every mail that reaches it without asking who sends it; an acknowledged mail is on disk. */
export async function startSmtpReceiver(
  store: MailStore,
  { host, port = 0 }: { host: string; port?: number | undefined },
): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => store.add(raw))
        .then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
