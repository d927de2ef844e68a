/** The agreement that comes with the product, in plain language (specification, section 2, “Shared chrome”). */

interface Terms {
  [term: string]: string;
}

const DEFINITIONS: Terms = {
  'Angel Group': 'An organised group of individual investors that is a member of the association.',
  'Co-Investor':
    'An Individual Investor or Angel Group that invests in a Syndicated Deal beside the Lead Investor.',
  'Deal Memo':
    'A written summary of a Venture Company and its round, prepared by or for the Lead Investor.',
  'Due Diligence Materials':
    'Documents, notes and findings gathered to examine a Venture Company, whoever gathered them.',
  'Individual Investors': 'People who invest on their own account and belong to an Angel Group.',
  'Lead Investor':
    'The investor who nominated the deal or coordinates its due diligence and speaks for it to the others.',
  'Syndicated Deal':
    'A funding round that is shared with more than one Angel Group through this platform.',
  'Venture Company': 'A company that seeks funding and whose profile is listed on this platform.',
};

const OBJECTIVES: string[] = [
  'Help vetted companies fill their rounds by sharing them across Angel Groups.',
  'Let members judge a deal with the same facts, and spend their diligence once instead of many times.',
];

const PRINCIPLES: string[] = [
  'Every investor decides alone and bears that decision alone.',
  'Whoever leads a deal shares what they know, good and bad, as early as they can.',
  'Fees, interests and relationships that could sway a judgement are named before it is given.',
  'Members treat founders and each other as they would wish to be treated.',
];

const LICENSE_TERMS: Terms = {
  'No representations or warranties':
    'Information is passed on as it was received. Nobody who shares it promises that it is complete, correct or current.',
  'Non-reliance':
    'Each member makes their own inquiries and takes their own advice, and does not rely on another member’s view.',
  'Non-solicitation':
    'Nothing on this platform is an offer to sell or a request to buy a security.',
  'No liability':
    'Members, Angel Groups and the association are not liable to one another for decisions made with this information.',
  'Non-disclosure of the Deal Memo':
    'A Deal Memo stays within the syndication group that received it, unless its author agrees otherwise.',
  'Non-disclosure of company information':
    'What a Venture Company shares here is confidential and is used only to consider an investment in it.',
};

const points = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const terms = (meanings: Terms): string =>
  points(Object.entries(meanings).map(([term, meaning]) => `<strong>${term}.</strong> ${meaning}`));

/** HTML that the sanitiser leaves as it is. */
export const FIRST_AGREEMENT = [
  '<p>This memorandum records a shared understanding among members. It is not a binding contract to invest, and it gives nobody a right to a share in a round.</p>',
  `<h2>Definitions</h2>${terms(DEFINITIONS)}`,
  `<h2>Objectives</h2>${points(OBJECTIVES)}`,
  `<h2>Principles</h2>${points(PRINCIPLES)}`,
  `<h2>License terms</h2>${terms(LICENSE_TERMS)}`,
].join('');
