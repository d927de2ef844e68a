import { NETWORK_FAULTS, type NetworkFault } from '../../fixtures/fault-proxy';
import {
  askForVersion,
  changeApp,
  inTurn,
  markScreens,
  throwAtImport,
  whileDrawing,
} from '../../fixtures/releases/change-code';
import type { RemoteChange } from '../../fixtures/releases/derive-build';
import type { TestReleases } from '../../fixtures/releases/test-releases';

export const RELEASE_FAULTS = [
  'throws at import',
  'throws at render',
  'wrong contract',
  'wrong shared',
] as const;
export type ReleaseFault = (typeof RELEASE_FAULTS)[number];

export const FAULTS = [...NETWORK_FAULTS, ...RELEASE_FAULTS, 'registry gone'] as const;
export type Fault = (typeof FAULTS)[number];

/** `screen`: a chunk that the first screen does without. */
export type Part = 'entry' | 'chunk' | 'screen';

export const isNetworkFault = (fault: Fault): fault is NetworkFault =>
  (NETWORK_FAULTS as readonly Fault[]).includes(fault);

/** Faults in which the page waits until its patience ends. */
export const isWaiting = (fault: Fault): boolean => fault === 'hang' || fault === 'slow';

const VENTURE = '/ventures/:id';
const boom = `throw new Error('It fails while it is drawn.')`;

/** A release like any other, which puts its label on the page's body. */
function labelled(label: string, exposed: string, alsoApp: string[] = []): RemoteChange {
  const change = inTurn(...alsoApp, markScreens(label));
  return {
    // A comment, so that no file of it is one of another release's.
    entry: (code) => `${code}\n/* ${label} */`,
    chunk: (code, isExposed) =>
      `${isExposed ? changeApp(code, exposed, change) : code}\n/* ${label} */`,
  };
}

/** The label of a release with a fault in its build. */
export const labelOf = (fault: ReleaseFault, part: Part): string => `${fault} in ${part}`;

/** What is wrong with a build, by its fault and where; null where there is no such thing. */
function spoil(fault: ReleaseFault, part: Part, exposed: string): RemoteChange | null {
  const label = labelOf(fault, part);
  const healthy = labelled(label, exposed);
  switch (fault) {
    case 'throws at import':
      if (part === 'entry') {
        return {
          ...healthy,
          entry: (code) => `throw new Error('It fails while it is evaluated.');\n${code}`,
        };
      }
      return {
        ...healthy,
        chunk: (code, isExposed) => {
          if (isExposed !== (part === 'chunk')) return healthy.chunk!(code, isExposed);
          return throwAtImport(code, isExposed ? exposed : undefined);
        },
      };
    case 'throws at render':
      if (part === 'entry') return null;
      return labelled(label, exposed, [whileDrawing(part === 'chunk' ? '/' : VENTURE, boom)]);
    case 'wrong contract':
      if (part === 'entry') return { ...healthy, contract: '2.0.0' };
      if (part === 'screen') return null;
      return labelled(label, exposed, [`(app) => ({ ...app, contract: '2.0.0' })`]);
    case 'wrong shared': {
      if (part === 'chunk') return null;
      const module = part === 'entry' ? 'styling' : 'venture-profile';
      return {
        ...healthy,
        entry: (code) => askForVersion(code, `@syndication/shared-ui/${module}`, '^9.0.0'),
      };
    }
  }
}

/** True where a build can have such a fault in such a part; the table says why where it cannot. */
export const isInBuild = (fault: ReleaseFault, part: Part): boolean =>
  spoil(fault, part, '0') !== null;

/** A good release of the investors' remote, with a name to tell it by. */
export async function goodRelease(releases: TestReleases, label: string) {
  const exposed = await releases.exposed('investor-app');
  return releases.remote('investor-app', label, labelled(label, exposed));
}

/** A release with a fault in its build. @throws Error where there is no such thing */
export async function faultyRelease(releases: TestReleases, fault: ReleaseFault, part: Part) {
  const change = spoil(fault, part, await releases.exposed('investor-app'));
  if (!change) throw new Error(`No build ${fault} in its ${part}.`);
  return releases.remote('investor-app', labelOf(fault, part), change);
}
