import { openStore } from '../store/folder-store';
import { requireApp, requireFlag, type ReleaseOptions } from '../options';
import { readRegistry } from '../store/registry-document';
import { rollBack } from './roll-back';

/** `rollback <app> --to <store> [--version <v>] [--force]` */
export async function rollback(options: ReleaseOptions): Promise<number> {
  const app = requireApp(options);
  const { version, reason, origin, force } = options.flags;
  const store = openStore(requireFlag(options, 'to'));
  // Two people who take back the same release go back one, not two.
  const expected = (await readRegistry(store))[app]?.version;
  const done = await rollBack(store, app, { version, reason, origin, expected, isForced: force });
  for (const note of done.notes) console.log(`note     ${note}`);
  console.log(`${app}@${done.to} is live again in ${store.name}, in place of ${done.from}.`);
  return 0;
}
