/** Sections of a profile, by their titles. */
export type ProfileSection =
  | 'Company Information'
  | 'Key Documents'
  | 'Deal Information'
  | 'CEO Contact Information'
  | 'Nominating Investor Information';

/** In characters, both ends included (section 5). */
export interface FactLength {
  min: number;
  max: number;
}

type FactKind =
  | { kind: 'text' | 'country' | 'state' | 'phone'; length: FactLength }
  | { kind: 'link' | 'email' | 'qualifications' };

export type VentureFact = FactKind & {
  section: ProfileSection;
  /** Where it comes from: the profile form, the nomination, or the owner's account. */
  writer: 'entrepreneur' | 'nomination' | 'account';
  /** What it is called below the title of its section. */
  name: string;
  /** What its field is called, where that is not the name; the field of a link is called `<name> link`. */
  label?: string;
  /** Its short label in a deal's row and at the head of its CSV column, where that is not the name. */
  short?: string;
  /** A state is required in the United States only. */
  isRequired: boolean;
  /** Whether an import may fill it. A mapping calls it by its key. */
  isImported: boolean;
  isExported: boolean;
  isPrinted: boolean;
  /** Whether it is among the links of a deal's row. */
  isInRow?: boolean;
};

const OWN = {
  writer: 'entrepreneur',
  isRequired: true,
  isImported: true,
  isExported: true,
  isPrinted: true,
} as const;
const OPTIONAL_LINK = { ...OWN, kind: 'link', isRequired: false, isInRow: true } as const;
const NOMINATED = { ...OWN, writer: 'nomination', isRequired: false, isImported: false } as const;

/** Every fact of a venture that somebody writes, in the order of the form (sections 2, 3 and 5). */
export const VENTURE_FACTS = {
  companyName: {
    ...OWN,
    kind: 'text',
    section: 'Company Information',
    name: 'Company name',
    short: 'Company',
    length: { min: 2, max: 50 },
  },
  companyWebsite: {
    ...OWN,
    kind: 'link',
    section: 'Company Information',
    name: 'Website',
    label: 'Company website',
  },
  country: {
    ...OWN,
    kind: 'country',
    section: 'Company Information',
    name: 'Country',
    length: { min: 2, max: 50 },
  },
  state: {
    ...OWN,
    kind: 'state',
    section: 'Company Information',
    name: 'State',
    length: { min: 2, max: 50 },
  },
  description: {
    ...OWN,
    kind: 'text',
    section: 'Company Information',
    name: 'Description',
    length: { min: 10, max: 140 },
  },
  executiveSummaryLink: {
    ...OPTIONAL_LINK,
    section: 'Key Documents',
    name: 'Executive summary',
    short: 'Ex.Summary',
  },
  slideDeckLink: {
    ...OPTIONAL_LINK,
    section: 'Key Documents',
    name: 'Pitch deck',
    short: 'Slides',
    isRequired: true,
  },
  pitchVideoLink: {
    ...OPTIONAL_LINK,
    section: 'Key Documents',
    name: 'Pitch video',
    short: 'Video',
  },
  dealRoomLink: {
    ...OPTIONAL_LINK,
    section: 'Deal Information',
    name: 'Deal room',
    // The row has a place of its own for it.
    isInRow: false,
  },
  gustProfileLink: {
    ...OPTIONAL_LINK,
    section: 'Deal Information',
    name: 'Gust profile',
    short: 'Gust',
  },
  dealumProfileLink: {
    ...OPTIONAL_LINK,
    section: 'Deal Information',
    name: 'Dealum profile',
    short: 'Dealum',
  },
  qualification: {
    ...OWN,
    kind: 'qualifications',
    section: 'Deal Information',
    name: 'Special interest',
    label: 'Special Interest Qualification',
    short: 'Qualifications',
    isRequired: false,
    isImported: false,
  },
  ceoName: {
    ...OWN,
    kind: 'text',
    section: 'CEO Contact Information',
    name: 'Name',
    label: 'CEO name',
    short: 'CEO',
    length: { min: 2, max: 50 },
  },
  emailAddress: {
    ...OWN,
    kind: 'email',
    section: 'CEO Contact Information',
    writer: 'account',
    name: 'Email',
    short: 'CEO email',
    isImported: false,
  },
  mobileNumber: {
    ...OWN,
    kind: 'phone',
    section: 'CEO Contact Information',
    name: 'Mobile number',
    label: 'CEO mobile number',
    short: 'CEO mobile number',
    length: { min: 8, max: 32 },
  },
  dealLeadGroup: {
    ...OWN,
    kind: 'text',
    section: 'Nominating Investor Information',
    name: 'Angel group/fund',
    short: 'Lead group',
    length: { min: 2, max: 50 },
  },
  dealLeadName: {
    ...NOMINATED,
    kind: 'text',
    section: 'Nominating Investor Information',
    name: 'Name',
    short: 'Deal lead',
    length: { min: 2, max: 50 },
  },
  dealLeadEmail: {
    ...NOMINATED,
    kind: 'email',
    section: 'Nominating Investor Information',
    name: 'Email',
    short: 'Deal lead email',
  },
} as const satisfies Record<string, VentureFact>;

export type FactName = keyof typeof VENTURE_FACTS;
