import semver from 'semver';

import type { Break } from './facts';
import { otherOf, type Meeting } from './compatibility';

/** `shared-ui/deals`: as teams say it. */
const short = (module: string): string => module.replace(/^@syndication\//, '');

const list = new Intl.ListFormat('en');

const remoteOf = (meeting: Meeting): string =>
  meeting.candidate === 'remote'
    ? `${meeting.remote.name} ${meeting.remote.version}`
    : otherOf(meeting);

const shellOf = (meeting: Meeting): string =>
  meeting.candidate === 'shell' ? `shell ${meeting.shell.version}` : otherOf(meeting);

/** What to do about a remote that stands in the way of a shell. */
function moveRemote({ remote: { name }, standing }: Meeting, change: string): string {
  if (standing === 'canary')
    return `end the canary of ${name} first, or replace it by one ${change}`;
  if (standing === 'live') return `release ${name} first, ${change}`;
  return `browsers fall back to it, so keep it in the shell until ${name} has been released twice ${change}`;
}

function explainContract(meeting: Meeting, built: string, served: readonly string[]): string {
  const what = `${remoteOf(meeting)} was built against contract ${built}, and ${shellOf(meeting)} serves ${list.format(served)}`;
  if (meeting.candidate === 'shell') {
    return `${what}: the shell must serve both (SERVED_CONTRACTS) until ${meeting.remote.name} has moved.`;
  }
  return served.every((contract) => semver.gt(built, contract))
    ? `${what}: release the shell first.`
    : `${what}: build ${meeting.remote.name} against contract ${served.at(-1)} first.`;
}

function explainVersion(meeting: Meeting, module: string, range: string, provided: string): string {
  const what = `${remoteOf(meeting)} asks for ${short(module)} ${range}, and ${shellOf(meeting)} brings ${provided}`;
  const change = `with a range that takes ${provided}, too`;
  if (meeting.candidate === 'shell') return `${what}: ${moveRemote(meeting, change)}.`;
  // What is newer than asked for will not become older again.
  return semver.gtr(provided, range)
    ? `${what}: build ${meeting.remote.name} ${change}.`
    : `${what}: release the shell first.`;
}

function explainMissing(meeting: Meeting, what: string): string {
  const missing = `${remoteOf(meeting)} uses ${what}, which ${shellOf(meeting)} does not bring`;
  return meeting.candidate === 'remote'
    ? `${missing}: release the shell first.`
    : `${missing}: ${moveRemote(meeting, 'without it')}.`;
}

/** Why two releases do not go together, and which side must move first. */
export function explainBreak(meeting: Meeting, found: Break): string {
  switch (found.kind) {
    case 'contract':
      return explainContract(meeting, found.built, found.served);
    case 'module':
      return explainMissing(meeting, short(found.module));
    case 'version':
      return explainVersion(meeting, found.module, found.range, found.provided);
    case 'exports':
      return explainMissing(meeting, `${list.format(found.names)} of ${short(found.module)}`);
    case 'carried':
      return `${remoteOf(meeting)} brings ${short(found.module)} itself, and ${shellOf(meeting)} brings it too: share it (delivery/build/shared-modules.ts) and build ${meeting.remote.name} anew.`;
  }
}
