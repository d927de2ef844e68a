/** The agreement's parts in plain language (section 2, "Shared chrome"). Version: FIRST_AGREEMENT_VERSION. */

export const DEFINITIONS = {
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
} as const;

export const OBJECTIVES = [
  'Help vetted companies fill their rounds by sharing them across Angel Groups.',
  'Let members judge a deal with the same facts, and spend their diligence once instead of many times.',
] as const;

export const PRINCIPLES = [
  'Every investor decides alone and bears that decision alone.',
  'Whoever leads a deal shares what they know, good and bad, as early as they can.',
  'Fees, interests and relationships that could sway a judgement are named before it is given.',
  'Members treat founders and each other as they would wish to be treated.',
] as const;

export const LICENSE_TERMS = {
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
} as const;
