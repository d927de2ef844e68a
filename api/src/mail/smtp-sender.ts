import { createTransport } from 'nodemailer';

import type { SendMail } from './outbox-dispatcher';

interface SmtpOptions {
  smtpUrl: string;
  /** Sender's address, with a name if wanted: `ACA Syndication <no-reply@…>`. */
  from: string;
  /** Domain of the Message-IDs. */
  domain: string;
}

const TIMEOUT_MS = 20_000;

/** Sends over SMTP. A mail keeps its Message-ID over every attempt, so that a repeat can be told. */
export function createSmtpSender({ smtpUrl, from, domain }: SmtpOptions): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      ...(mail.copyTo && { cc: { name: '', address: mail.copyTo } }),
      ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      messageId: `<${mail.id}@${domain}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
