import { join } from 'node:path';

import type { AppContext } from '../../app-context';
import { BackupRefused, type BackupCounts } from '../../backup/backup-format';
import { makeBackup } from '../../backup/make-backup';
import { restoreBackup } from '../../backup/restore-backup';
import { CommandRefused, flag, text, WrongCommand, type Commands } from '../command';
import { writeFinished } from '../write-finished';

const storeOf = ({ config }: AppContext, given: string | undefined): string =>
  given ?? config.RELEASE_STORE ?? join(config.DATA_DIR, 'releases');

const describe = ({ tables, files }: BackupCounts) => ({
  rows: Object.values(tables).reduce((sum, count) => sum + count, 0),
  tables,
  files,
});

function refuse(error: unknown): never {
  throw error instanceof BackupRefused ? new CommandRefused(error.message) : error;
}

export const BACKUP_COMMANDS: Commands = {
  backup: {
    usage: 'backup --out file [--releases folder | --without-releases]',
    about: 'writes database, keys and released apps into one file, while the platform runs',
    options: { out: text, releases: text, 'without-releases': flag },
    paths: ['out', 'releases'],
    maxWords: 0,
    run: async (context, { out, releases, 'without-releases': without }) => {
      if (!out) throw new WrongCommand('--out must be a file.');
      const source = {
        db: context.db,
        now: context.now(),
        releases: without === undefined ? storeOf(context, releases) : null,
      };
      let counts: BackupCounts = { tables: {}, files: 0 };
      const content = await makeBackup(source, (made) => (counts = made)).catch(refuse);
      await writeFinished(out, content).catch(refuse);
      const { rows, ...made } = describe(counts);
      return {
        text: `${out} holds ${rows} rows and ${made.files} files of releases. Keep it like a password: it opens the platform.`,
        data: { file: out, rows, ...made },
      };
    },
  },
  restore: {
    usage: 'restore --in file [--releases folder]',
    about: 'puts a backup into an empty database and an empty store, all of it or nothing',
    options: { in: text, releases: text },
    paths: ['in', 'releases'],
    maxWords: 0,
    needsStoppedServer: true,
    run: async (context, { in: file, releases }) => {
      if (!file) throw new WrongCommand('--in must be a backup.');
      const target = { db: context.db, releases: storeOf(context, releases) };
      const { header, counts } = await restoreBackup(target, file).catch(refuse);
      const { rows, ...restored } = describe(counts);
      return {
        text: `The platform of ${header.createdAt} is back: ${rows} rows and ${restored.files} files of releases.`,
        data: { createdAt: header.createdAt, rows, ...restored },
      };
    },
  },
};
