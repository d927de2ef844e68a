import { isReleaseVersion } from '@syndication/contract/release/release-reports.rules';

import { readInlineRegistry } from '../remotes/registry';

let version: string | null | undefined;

/** The release of the shell that this page is; null for one that was never released. */
export function shellVersion(): string | null {
  if (version === undefined) {
    const line = readInlineRegistry()?.shell;
    version = line && isReleaseVersion(line.version) ? line.version : null;
  }
  return version;
}
