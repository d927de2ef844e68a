import { PAGE_FILE, keyOfFile } from '@syndication/delivery-build/store-layout';
import { integrityOf } from '@syndication/delivery-build/integrity';
import { eachFile } from '../publish/copy-release';
import { type PublishedManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';
import { passed, refused, type Check } from './check';

/** Whether a release is in the store as its build describes it, and names what browsers begin with. */
export async function checkFiles(
  store: ReleaseStore,
  manifest: PublishedManifest,
): Promise<Check[]> {
  const { name, version, files } = manifest;
  const subject = `${Object.keys(files).length} files`;
  const first = name === 'shell' ? [PAGE_FILE] : [manifest.entry, ...manifest.assets];
  const unnamed = first.filter((file) => !(file in files));
  const broken = await eachFile(Object.entries(files), async ([file, integrity]) => {
    const stored = await store.read(keyOfFile(name, version, file));
    if (!stored) return [`${file} is missing in ${store.name}`];
    return integrityOf(stored.body) === integrity ? [] : [`${file} is not what was built`];
  });
  const problems = [...unnamed.map((file) => `its build has no ${file}`), ...broken.flat()];
  return problems.length === 0
    ? [passed(subject)]
    : problems.map((problem) => refused(subject, problem));
}
