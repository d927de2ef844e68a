import pLimit from 'p-limit';

import { integrityOf } from '../../webpack/integrity';
import { keyOfFile, type PublishedManifest } from '../layout';
import type { ReleaseStore } from '../store';
import { passed, refused, type Check } from './check';

const AT_A_TIME = 16;

/** Whether a release is in the store as its build describes it, and names what browsers begin with. */
export async function checkFiles(
  store: ReleaseStore,
  manifest: PublishedManifest,
): Promise<Check[]> {
  const { name, version, files } = manifest;
  const subject = `${Object.keys(files).length} files`;
  const first = name === 'shell' ? ['index.html'] : [manifest.entry, ...manifest.assets];
  const unnamed = first.filter((file) => !(file in files));
  const limit = pLimit(AT_A_TIME);
  const broken = await Promise.all(
    Object.entries(files).map(([file, integrity]) =>
      limit(async () => {
        const stored = await store.read(keyOfFile(name, version, file));
        if (!stored) return [`${file} is missing in ${store.name}`];
        return integrityOf(stored.body) === integrity ? [] : [`${file} is not what was built`];
      }),
    ),
  );
  const problems = [...unnamed.map((file) => `its build has no ${file}`), ...broken.flat()];
  return problems.length === 0
    ? [passed(subject)]
    : problems.map((problem) => refused(subject, problem));
}
