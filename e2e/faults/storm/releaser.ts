/**
 * A team's pipeline, in a process of its own: makes releases of a store live, or rolls back, as it is told.
 * Started by `team.ts` with the folder of the store.
 */
import { FolderStore } from '@syndication/delivery-release/store/folder-store';
import { readManifest } from '@syndication/delivery-release/store/layout';
import { makeLive } from '@syndication/delivery-release/store/registry';
import { rollBack } from '@syndication/delivery-release/rollback/roll-back';

import type { Result, Order } from './team';

const store = new FolderStore(process.argv[2] ?? '');

async function carryOut({ action, app, version }: Order): Promise<string> {
  if (action === 'rollback') return (await rollBack(store, app)).to;
  await makeLive(store, await readManifest(store, app, version));
  return version;
}

process.on('message', (order: Order) => {
  const startedAt = Date.now();
  carryOut(order).then(
    (live) => process.send?.({ live, startedAt, flippedAt: Date.now() } satisfies Result),
    (error: unknown) => process.send?.({ error: String(error) } satisfies Result),
  );
});
process.on('disconnect', () => process.exit(0));
