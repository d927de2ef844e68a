import type { RegistryLine } from '@syndication/contract/release/registry.rules';

import { readRegistry } from '../registry-document';
import type { ReleaseStore } from '../store';
import { versionOf } from './builds';

/** The whole version of a small build of the investors' remote, which most tests are about. */
export const investorsVersion = (number: string): string => versionOf('investor-app', number);

/** What is live of it. */
export async function investorsLine(store: ReleaseStore): Promise<RegistryLine | undefined> {
  return (await readRegistry(store))['investor-app'];
}
