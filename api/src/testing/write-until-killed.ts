/** Run by `data-dir-lock.test.ts`: writes until it is killed, and says what was acknowledged. */
import { writeSync } from 'node:fs';

import { groups } from '../database/schema';
import { openDatabase } from '../database/open-database';

const [dataDir = '', mode] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

try {
  const { db, close } = await openDatabase({ DATA_DIR: dataDir }, () => undefined);
  if (mode === 'read') {
    for (const { title } of await db.select().from(groups)) say(title);
    await close();
  } else {
    say('open');
    for (let number = 0; ; number += 1) {
      const title = `${process.pid}-${number}`;
      await db.transaction((tx) => tx.insert(groups).values({ title }));
      say(title);
    }
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
