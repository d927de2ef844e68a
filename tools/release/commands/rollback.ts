import { rollBack } from '../live-lines';
import { openStore } from '../open-store';
import { requireApp, requireFlag, type ReleaseOptions } from '../options';

/** `rollback <app> --to <store>`: asks no gate, since what was live before has passed it. */
export async function rollback(options: ReleaseOptions): Promise<number> {
  const { version, reason } = options.flags;
  const store = openStore(requireFlag(options, 'to'));
  const { app, from, to } = await rollBack(store, requireApp(options), { version, reason });
  console.log(`${app}@${to} is live again in ${store.name}, in place of ${from}.`);
  return 0;
}
