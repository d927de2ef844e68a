import * as z from 'zod/mini';

/** A backup cannot be made or used; nothing has changed. The message is for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const FORMAT = 'syndication-backup-1';
/** First and last entry of the archive. */
export const HEADER = 'backup.json';
export const TRAILER = 'complete.json';

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that its database had. */
  migrations: z.array(z.string()),
  hasReleases: z.boolean(),
});
export type BackupHeader = z.output<typeof headerSchema>;

const countsSchema = z.object({
  /** Rows by table. */
  tables: z.record(z.string(), z.int()),
  /** Files of releases. */
  files: z.int(),
});
export type BackupCounts = z.output<typeof countsSchema>;
export const trailerSchema = z.extend(countsSchema, {
  /** Of names, lengths and contents of everything before it. */
  sha256: z.string(),
});

export const writeHeader = (header: Omit<BackupHeader, 'format'>): string =>
  JSON.stringify({ format: FORMAT, ...header } satisfies BackupHeader);

/** The part of an entry that is in the checksum, before its content. */
export const describeEntry = (name: string, size: number) => `${name}\0${size}\0`;
