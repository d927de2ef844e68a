import { FAULTS, isInBuild, isNetworkFault, type Fault, type Part } from './faults';

export type Moment = 'first load' | 'navigation' | 'open tab';
export type TestedPart = Part | 'registry';

/** One combination of the matrix. */
export interface Cell {
  fault: Fault;
  part: TestedPart;
  moment: Moment;
}

/** One that is about a release. */
export type ReleaseCell = Cell & { part: Part };

/** Why a combination is not tested; null where it is. */
function reasonToSkip({ fault, part, moment }: Cell): string | null {
  if (part === 'registry') {
    if (moment === 'navigation') return 'a page that has a registry asks for none when it goes on';
    if (fault === 'registry gone' || isNetworkFault(fault)) return null;
    return 'the registry is data: it runs nothing and shares nothing';
  }
  if (fault === 'registry gone') return 'this is about the registry';
  if (part === 'screen' && moment === 'first load') {
    return 'the first screen needs none of the other chunks';
  }
  if (part === 'chunk' && moment === 'navigation') {
    return 'the exposed chunk comes right after the entry, whenever that is: see first load';
  }
  if (isNetworkFault(fault) || isInBuild(fault, part)) return null;
  if (fault === 'throws at render') return 'an entry draws nothing';
  if (fault === 'wrong shared') return 'a chunk states no versions, its entry does';
  return 'a screen states no contract, the exposed module does';
}

const PARTS: readonly TestedPart[] = ['entry', 'chunk', 'screen', 'registry'];
const MOMENTS: readonly Moment[] = ['first load', 'navigation', 'open tab'];

/** The whole matrix. */
const CELLS: readonly Cell[] = FAULTS.flatMap((fault) =>
  PARTS.flatMap((part) => MOMENTS.map((moment) => ({ fault, part, moment }))),
);

/** One cell per fault runs in every `npm test`, spread over parts and moments; the others in `test:faults`. */
const EVERY_TIME: readonly Cell[] = [
  { fault: '404', part: 'entry', moment: 'navigation' },
  { fault: '503', part: 'chunk', moment: 'first load' },
  { fault: 'hang', part: 'entry', moment: 'first load' },
  { fault: 'slow', part: 'chunk', moment: 'first load' },
  { fault: 'truncated', part: 'screen', moment: 'navigation' },
  { fault: 'tampered', part: 'entry', moment: 'first load' },
  { fault: 'throws at import', part: 'chunk', moment: 'first load' },
  { fault: 'throws at render', part: 'screen', moment: 'navigation' },
  { fault: 'wrong contract', part: 'entry', moment: 'open tab' },
  { fault: 'wrong shared', part: 'entry', moment: 'first load' },
  { fault: 'registry gone', part: 'registry', moment: 'first load' },
];

const isSame = (one: Cell, other: Cell): boolean =>
  one.fault === other.fault && one.part === other.part && one.moment === other.moment;

const meaningfulCells = (moment: Moment): Cell[] =>
  CELLS.filter((cell) => cell.moment === moment && reasonToSkip(cell) === null);

/** The tested cells of a moment that are about a release. */
export const releaseCells = (moment: Moment): ReleaseCell[] =>
  meaningfulCells(moment).filter((cell): cell is ReleaseCell => cell.part !== 'registry');

/** Those that are about the registry. */
export const registryCells = (moment: Moment): Cell[] =>
  meaningfulCells(moment).filter(({ part }) => part === 'registry');

export const titleOf = ({ fault, part, moment }: Cell): string => `${fault} × ${part} × ${moment}`;

/** The tag by which Playwright leaves out the cells that do not run every time. */
export const tagsOf = (cell: Cell): { tag?: string } =>
  EVERY_TIME.some((known) => isSame(known, cell)) ? {} : { tag: '@full' };
