import semver from 'semver';

import type { Break } from './facts';

/** How a release that is not the candidate stands in the registry. */
export type Standing = 'live' | 'previous' | 'canary';

/** A remote under a shell; one of them is the candidate, the other one is there already. */
export interface Pair {
  remote: { name: string; version: string };
  shell: { version: string };
  candidate: 'remote' | 'shell';
  /** How the other one stands. */
  standing: Standing;
}

/** `shared-ui/deals`: as teams say it. */
const short = (module: string): string => module.replace(/^@syndication\//, '');

const list = new Intl.ListFormat('en');

const remoteOf = ({ remote, candidate, standing }: Pair): string =>
  candidate === 'remote'
    ? `${remote.name} ${remote.version}`
    : `the ${standing} ${remote.name} ${remote.version}`;

const shellOf = ({ shell, candidate, standing }: Pair): string =>
  candidate === 'shell' ? `shell ${shell.version}` : `the ${standing} shell ${shell.version}`;

/** What to do about a remote that stands in the way of a shell. */
function moveRemote({ remote: { name }, standing }: Pair, change: string): string {
  if (standing === 'canary')
    return `end the canary of ${name} first, or replace it by one ${change}`;
  if (standing === 'live') return `release ${name} first, ${change}`;
  return `browsers fall back to it, so keep it in the shell until ${name} has been released twice ${change}`;
}

function explainContract(pair: Pair, built: string, served: string): string {
  const what = `${remoteOf(pair)} was built against contract ${built}, and ${shellOf(pair)} serves ${served}`;
  if (pair.candidate === 'shell') {
    return `${what}: the shell must serve both until ${pair.remote.name} has moved.`;
  }
  return semver.gt(built, served)
    ? `${what}: release the shell first.`
    : `${what}: build ${pair.remote.name} against contract ${served} first.`;
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

/** Why two releases do not go together, and which side must move first. */
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
  }
}
