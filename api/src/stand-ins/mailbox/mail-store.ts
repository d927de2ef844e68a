import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime, { type Address } from 'postal-mime';

const KEPT_MAILS = 500;

export interface StoredMail {
  id: string;
  messageId: string;
  receivedAt: string;
  from: string;
  /** The sender's name; empty without one. */
  fromName: string;
  to: string[];
  /** Who has a copy. */
  cc: string[];
  subject: string;
  text: string;
  html: string | null;
}

const addressesOf = (people: Address[] | undefined) =>
  (people ?? []).flatMap(({ address }) => (address ? [address] : []));

async function parseMail(id: string, receivedAt: string, raw: Buffer): Promise<StoredMail> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    messageId: mail.messageId ?? '',
    receivedAt,
    from: mail.from?.address ?? '',
    fromName: mail.from?.name ?? '',
    to: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    subject: mail.subject ?? '(no subject)',
    text: mail.text ?? '',
    html: mail.html ?? null,
  };
}

/** Received mails, newest first; each is kept as one `.eml` file, so that a restart shows them again. */
export class MailStore {
  private mails: StoredMail[] = [];

  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    // For this user alone: the links in mails grant access.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names) {
      const [millis, id] = name.slice(0, -'.eml'.length).split('_');
      if (!id) continue;
      const raw = await readFile(join(this.folder, name));
      this.mails.unshift(await parseMail(id, new Date(Number(millis)).toISOString(), raw));
    }
  }

  list(): readonly StoredMail[] {
    return this.mails;
  }

  find(id: string): StoredMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** Resolves once the mail is on disk; a mail that comes twice is kept once. */
  async add(raw: Buffer): Promise<void> {
    const id = randomUUID();
    const now = Date.now();
    const mail = await parseMail(id, new Date(now).toISOString(), raw);
    if (mail.messageId && this.mails.some(({ messageId }) => messageId === mail.messageId)) return;
    const path = this.pathOf(now, id);
    await writeFile(`${path}.part`, raw);
    await rename(`${path}.part`, path);
    this.mails.unshift(mail);
    for (const old of this.mails.splice(KEPT_MAILS)) {
      await rm(this.pathOf(Date.parse(old.receivedAt), old.id), { force: true });
    }
  }

  private pathOf(millis: number, id: string): string {
    return join(this.folder, `${millis}_${id}.eml`);
  }
}
