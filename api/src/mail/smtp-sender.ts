import { createTransport } from 'nodemailer';

import { MailRefused, type SendMail } from './outbox-dispatcher';

type Sender = string | { name: string; address: string };

interface SmtpOptions {
  smtpUrl: string;
  /** Sender's address, or what finds it for each mail: a header's text (`ACA Syndication <no-reply@…>`) or in its parts. */
  from: Sender | (() => Promise<Sender>);
  /** Domain of the Message-IDs. */
  domain: string;
  /** A delivery that takes longer is cut off; it counts as failed and is retried. */
  deliveryMs?: number;
}

const TIMEOUT_MS = 20_000;
/** Time limit for the whole delivery of one mail, however slow the server: well within its lease. */
export const DELIVERY_MS = 60_000;

/** Codes of failures that are about one mail: its addresses, its content. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** A permanent refusal (5xx) of this mail; problems with server, connection or account do not count. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return ABOUT_THE_MAIL.has(code ?? '') && (responseCode ?? 0) >= 500;
}

/** Lets mail programs show a button that unsubscribes with one click (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribeUrl }: { unsubscribeUrl: string | null }) =>
  unsubscribeUrl === null
    ? {}
    : {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/** Sends over SMTP. Every attempt sends the same Message-ID and date, so that a repeat can be recognised. */
export function createSmtpSender({
  smtpUrl,
  from,
  domain,
  deliveryMs = DELIVERY_MS,
}: SmtpOptions): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    try {
      await transport.sendMail({
        from: typeof from === 'function' ? await from() : from,
        to: { name: '', address: mail.recipient },
        ...(mail.copyTo && { cc: { name: '', address: mail.copyTo } }),
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.textBody,
        html: mail.htmlBody,
        messageId: `<${mail.id}@${domain}>`,
        date: mail.createdAt,
        // Keeps automatic responders from answering (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
        signal: AbortSignal.timeout(deliveryMs),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new MailRefused((error as Error).message, { cause: error });
    }
  };
}
