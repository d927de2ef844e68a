import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { toVoteChoice } from '@syndication/contract/votes/votes.rules';
import type { LinkName } from '@syndication/contract/ventures/fact-lists.rules';
import type { Qualification, SecurityType } from '@syndication/contract/ventures/ventures.rules';

export interface DemoGroup {
  id: string;
  title: string;
}

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
}

export interface DemoMember extends DemoPerson {
  /** Titles of syndication groups; the first one is active. */
  groups: string[];
  /** Title of the angel group. */
  group: string | null;
  policyAcceptedDaysAgo: number | null;
  adminOf?: string[];
  isStaff?: boolean;
}

export interface DemoRound {
  amount: number;
  valuation: number;
  committed: string;
  securityType: SecurityType;
  other?: string;
  createdDaysAgo: number;
  isClosed?: boolean;
  isPresenter?: boolean;
  /** Choice, short or long, by the member's address. */
  votes: Record<string, string>;
}

export interface DemoVenture extends Partial<Record<LinkName, string>> {
  companyName: string;
  companyWebsite: string;
  description: string;
  country: string;
  state: string;
  ceoName: string;
  mobileNumber: string;
  owner: DemoPerson;
  /** Address of the nominating member. */
  dealLead: string;
  dealLeadGroup: string;
  qualification: Qualification[];
  groups: string[];
  editedDaysAgo: number;
  confirmedDaysAgo: number;
  /** Oldest first; the last one is current. */
  rounds: DemoRound[];
}

export interface DemoNomination {
  email: string;
  groups: string[];
  nominatedBy: string;
  daysAgo: number;
}

export interface DemoCategory {
  title: string;
  isSpecialUpdates?: boolean;
  groups: string[];
}

export interface DemoContent {
  title: string;
  description: string;
  /** HTML. */
  body: string;
  daysAgo: number;
  categories: string[];
  bookmarkedBy?: string[];
}

export interface DemoData {
  groups: DemoGroup[];
  members: DemoMember[];
  entrepreneurs: DemoPerson[];
  ventures: DemoVenture[];
  nominations: DemoNomination[];
  categories: DemoCategory[];
  contents: DemoContent[];
}

/** From `src/demo-data/` and from the bundle in `dist/` alike. */
function findFolder(): string {
  const folder = ['../../demo-data', '../demo-data']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, 'ventures.json')));
  if (!folder) throw new Error('The folder of demo data is missing.');
  return folder;
}

/** Reads `api/demo-data/`: plain JSON, with days counted back from today. */
export function readDemoData(): DemoData {
  const folder = findFolder();
  const read = <Data>(name: string): Data =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Data;
  const contents = read<DemoContent[]>('contents').map((content) => ({
    ...content,
    body: readFileSync(join(folder, 'contents', content.body), 'utf8'),
  }));
  return {
    groups: read('groups'),
    members: read('members'),
    entrepreneurs: read('entrepreneurs'),
    ventures: read('ventures'),
    nominations: read('nominations'),
    categories: read('content-categories'),
    contents,
  };
}

/** @throws Error when the data names a choice that does not exist */
export function readChoice(label: string): VoteChoice {
  const choice = toVoteChoice(label);
  if (!choice) throw new Error(`The demo data has an unknown vote: ${label}`);
  return choice;
}
