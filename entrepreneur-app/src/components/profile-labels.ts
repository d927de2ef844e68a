/** What the fields are called: in the form, and where it is said what has changed. */
export const FACT_LABELS = {
  companyName: 'Company name',
  companyWebsite: 'Company website',
  country: 'Country',
  state: 'State',
  description: 'Description',
  executiveSummaryLink: 'Executive summary link',
  slideDeckLink: 'Pitch deck link',
  pitchVideoLink: 'Pitch video link',
  dealRoomLink: 'Deal room link',
  gustProfileLink: 'Gust profile link',
  dealumProfileLink: 'Dealum profile link',
  qualification: 'Special Interest Qualification',
  ceoName: 'CEO name',
  mobileNumber: 'CEO mobile number',
  dealLeadGroup: 'Angel group/fund',
  dealLeadName: 'Name',
  dealLeadEmail: 'Email',
} as const;

export const ROUND_LABELS = {
  amount: 'Raise amount',
  valuation: 'Valuation/cap',
  committed: '% committed',
  securityType: 'Security type',
  other: 'Please specify',
  isRoundClosed: 'Round is closed',
} as const;
