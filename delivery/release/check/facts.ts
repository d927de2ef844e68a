import semver from 'semver';

import { isContractCompatible } from '@syndication/contract/release/registry.rules';
import type { RequiredModule } from '@syndication/contract/release/release-manifest.rules';

import { describeCounterpart, describeSide, type Check, type Pair } from './compatibility';

/** `shared-ui/deals`: as teams say it. */
const shortName = (module: string): string => module.replace(/^@syndication\//, '');

const list = new Intl.ListFormat('en');

/** What to do about a remote that keeps a shell from going live. */
function moveRemote({ remote: { name }, slot }: Pair, change: string): string {
  if (slot === 'canary') return `end the canary of ${name} first, or replace it by one ${change}`;
  if (slot === 'live') return `release ${name} first, ${change}`;
  return `browsers fall back to it, so keep it in the shell until ${name} has been released twice ${change}`;
}

function explainContract(pair: Pair): string {
  const { remote, shell, candidate } = pair;
  const what = `${describeSide(pair, 'remote')} was built against contract ${remote.contract}, and ${describeSide(pair, 'shell')} serves ${list.format(shell.serves)}`;
  if (candidate === 'shell') {
    return `${what}: the shell must serve both (SERVED_CONTRACTS) until ${remote.name} has moved.`;
  }
  return shell.serves.every((contract) => semver.gt(remote.contract, contract))
    ? `${what}: release the shell first.`
    : `${what}: build ${remote.name} against contract ${shell.serves.at(-1)} first.`;
}

function explainVersion(pair: Pair, module: string, range: string, provided: string): string {
  const what = `${describeSide(pair, 'remote')} asks for ${shortName(module)} ${range}, and ${describeSide(pair, 'shell')} brings ${provided}`;
  const change = `with a range that takes ${provided}, too`;
  if (pair.candidate === 'shell') return `${what}: ${moveRemote(pair, change)}.`;
  // The shell will not go back to an older version.
  return semver.gtr(provided, range)
    ? `${what}: build ${pair.remote.name} ${change}.`
    : `${what}: release the shell first.`;
}

function explainMissing(pair: Pair, what: string): string {
  const missing = `${describeSide(pair, 'remote')} uses ${what}, which ${describeSide(pair, 'shell')} does not bring`;
  return pair.candidate === 'remote'
    ? `${missing}: release the shell first.`
    : `${missing}: ${moveRemote(pair, 'without it')}.`;
}

function moduleConflicts(pair: Pair, module: string, { range, exports }: RequiredModule): string[] {
  const provided = pair.shell.provides[module];
  if (!provided) return [explainMissing(pair, shortName(module))];
  const problems: string[] = [];
  if (!semver.satisfies(provided.version, range)) {
    problems.push(explainVersion(pair, module, range, provided.version));
  }
  // If a build could not tell, the conformance suite has to find out.
  const known = new Set(provided.exports ?? exports);
  const names = (exports ?? []).filter((name) => !known.has(name));
  if (names.length > 0) {
    problems.push(explainMissing(pair, `${list.format(names)} of ${shortName(module)}`));
  }
  return problems;
}

/** Why a remote would not work under a shell, as far as their builds tell, and which side must move first. */
export function findConflicts(pair: Pair): string[] {
  const { remote, shell } = pair;
  return [
    ...(isContractCompatible(remote.contract, shell.serves) ? [] : [explainContract(pair)]),
    ...Object.entries(remote.requires).flatMap(([module, required]) =>
      moduleConflicts(pair, module, required),
    ),
  ];
}

/** A shell that does not know a remote; reported once, for the live release of the remote. */
export function findUnknownRemote(pair: Pair): string[] {
  const { remote, shell, candidate, slot } = pair;
  if (slot !== 'live' || !shell.remotes || shell.remotes.includes(remote.name)) return [];
  const what = `${describeSide(pair, 'shell')} does not know ${describeSide(pair, 'remote')}`;
  return [`${what}: ${candidate === 'remote' ? 'release the shell first' : 'take one that does'}.`];
}

/**
 * Modules that a new remote contains although the shell provides them: two copies in a page would not share state. A
 * shell may begin to provide modules that remotes still contain.
 */
export function findDuplicates(pair: Pair): string[] {
  const { remote, shell, candidate } = pair;
  return Object.keys(shell.provides)
    .filter((module) => candidate === 'remote' && remote.carries.includes(module))
    .map(
      (module) =>
        `${describeSide(pair, 'remote')} brings ${shortName(module)} itself, and ${describeSide(pair, 'shell')} brings it too: share it (delivery/build/shared-modules.ts) and build ${remote.name} again.`,
    );
}

/** Whether a remote and a shell are compatible, as far as their builds tell. */
export const checkFacts = (pair: Pair): Check => ({
  subject: `contract and shared modules with ${describeCounterpart(pair)}`,
  problems: [...findUnknownRemote(pair), ...findConflicts(pair), ...findDuplicates(pair)],
});
