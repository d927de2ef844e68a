import semver from 'semver';

import type { Break } from './facts';
import { describeCounterpart, type Pair } from './compatibility';

/** `shared-ui/deals`: as teams say it. */
const short = (module: string): string => module.replace(/^@syndication\//, '');

const list = new Intl.ListFormat('en');

const remoteOf = (pair: Pair): string =>
  pair.candidate === 'remote'
    ? `${pair.remote.name} ${pair.remote.version}`
    : describeCounterpart(pair);

const shellOf = (pair: Pair): string =>
  pair.candidate === 'shell' ? `shell ${pair.shell.version}` : describeCounterpart(pair);

/** What to do about a remote that keeps a shell from going live. */
function moveRemote({ remote: { name }, slot }: Pair, change: string): string {
  if (slot === 'canary') return `end the canary of ${name} first, or replace it by one ${change}`;
  if (slot === 'live') return `release ${name} first, ${change}`;
  return `browsers fall back to it, so keep it in the shell until ${name} has been released twice ${change}`;
}

function explainContract(pair: Pair, built: string, served: readonly string[]): string {
  const what = `${remoteOf(pair)} was built against contract ${built}, and ${shellOf(pair)} serves ${list.format(served)}`;
  if (pair.candidate === 'shell') {
    return `${what}: the shell must serve both (SERVED_CONTRACTS) until ${pair.remote.name} has moved.`;
  }
  return served.every((contract) => semver.gt(built, contract))
    ? `${what}: release the shell first.`
    : `${what}: build ${pair.remote.name} against contract ${served.at(-1)} first.`;
}

function explainVersion(pair: Pair, module: string, range: string, provided: string): string {
  const what = `${remoteOf(pair)} asks for ${short(module)} ${range}, and ${shellOf(pair)} brings ${provided}`;
  const change = `with a range that takes ${provided}, too`;
  if (pair.candidate === 'shell') return `${what}: ${moveRemote(pair, change)}.`;
  // What is newer than asked for will not become older again.
  return semver.gtr(provided, range)
    ? `${what}: build ${pair.remote.name} ${change}.`
    : `${what}: release the shell first.`;
}

function explainMissing(pair: Pair, what: string): string {
  const missing = `${remoteOf(pair)} uses ${what}, which ${shellOf(pair)} does not bring`;
  return pair.candidate === 'remote'
    ? `${missing}: release the shell first.`
    : `${missing}: ${moveRemote(pair, 'without it')}.`;
}

/** Why two releases are not compatible, and which side must move first. */
export function explainBreak(pair: Pair, found: Break): string {
  switch (found.kind) {
    case 'contract':
      return explainContract(pair, found.built, found.served);
    case 'module':
      return explainMissing(pair, short(found.module));
    case 'version':
      return explainVersion(pair, found.module, found.range, found.provided);
    case 'exports':
      return explainMissing(pair, `${list.format(found.names)} of ${short(found.module)}`);
    case 'carried':
      return `${remoteOf(pair)} brings ${short(found.module)} itself, and ${shellOf(pair)} brings it too: share it (delivery/build/shared-modules.ts) and build ${pair.remote.name} again.`;
  }
}
