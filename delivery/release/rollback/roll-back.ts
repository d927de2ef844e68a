import type { AppName } from '@syndication/contract/release/registry.rules';

import { recordEvent } from '../store/events';
import { originOf, readManifest } from '../store/layout';
import { previousVersion, shellLine, type Flip } from '../live/registry-entries';
import { changeRegistry } from '../store/registry-document';
import { expectFit, fallbackOf, remoteLine, type RollbackStep } from './rollback-step';
import type { ReleaseStore } from '../store/release-store';

/** To which release, why, and from which: another one that came meanwhile is left alone. */
export interface RollbackOptions {
  version?: string | undefined;
  reason?: string | undefined;
  expected?: string | undefined;
  /** Where the files of a remote's release are; without, where they were when it was live. */
  origin?: string | undefined;
  /** Also to a release that does not go together with what is live. */
  isForced?: boolean | undefined;
}

/** A rollback that was done, and what is worth knowing of it. */
export interface Rollback extends Flip {
  notes: string[];
}

/**
 * Goes back to the release before the live one, or to a named one; needs no build and no browser. The release
 * that is left does not become the one to fall back to: that is the one before, if the events know it.
 * @throws RefusedRollback when the release does not go together with what is live
 * @throws Error when there is nothing to go back to
 */
export async function rollBack(
  store: ReleaseStore,
  app: AppName,
  { version, reason, expected, origin, isForced = false }: RollbackOptions = {},
): Promise<Rollback> {
  let done = { from: '', to: '', notes: [] as string[] };
  let servedFrom: string | undefined;
  await changeRegistry(store, async (registry) => {
    const line = registry[app];
    if (!line) throw new Error(`${app} has never been released to ${store.name}.`);
    const from = line.version;
    if (expected && from !== expected) throw new Error(`${app}@${from} came meanwhile.`);
    const to = version ?? previousVersion(line) ?? '';
    if (!to) throw new Error(`There is no release before ${app}@${from} in ${store.name}.`);
    if (to === from) throw new Error(`${app}@${to} is live already.`);
    const step: RollbackStep = { store, registry, from, to, isForced, notes: [] };
    done = step;
    if (line.name === 'shell') {
      const manifest = await readManifest(store, 'shell', to);
      await expectFit(step, manifest);
      const before = await fallbackOf(step, 'shell');
      return { ...registry, shell: shellLine(manifest, before?.version ?? null) };
    }
    const next = await remoteLine(step, line, origin);
    servedFrom = originOf(next) || undefined;
    return { ...registry, [app]: next };
  });
  const { from, to, notes } = done;
  await recordEvent(store, { app, action: 'rollback', from, to, reason, origin: servedFrom });
  return { app, from, to, isChanged: true, notes };
}
