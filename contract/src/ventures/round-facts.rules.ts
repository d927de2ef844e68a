interface RoundFact {
  /** A reason says what the security is when its type is Other. */
  kind: 'usd' | 'level' | 'security' | 'reason' | 'flag';
  /** What it is called in form and profile. */
  name: string;
  /** The head of its CSV column. */
  short: string;
  /** In characters, both ends included (section 5). */
  length?: { min: number; max: number };
  /** Terms are what a round offers; they stay as they are once it is closed. */
  isTerm: boolean;
  /** Whether an import may fill it. A mapping calls it `round.<key>`. */
  isImported: boolean;
}

const TERM = { isTerm: true, isImported: true } as const;

/** Every fact of a round that an entrepreneur writes, in the order of the form (sections 3 and 5). */
export const ROUND_FACTS = {
  amount: { ...TERM, kind: 'usd', name: 'Raise amount', short: 'Amount (USD)' },
  valuation: { ...TERM, kind: 'usd', name: 'Valuation/cap', short: 'Valuation (USD)' },
  committed: { ...TERM, kind: 'level', name: '% committed', short: '% committed' },
  securityType: { ...TERM, kind: 'security', name: 'Security type', short: 'Security type' },
  other: {
    ...TERM,
    kind: 'reason',
    name: 'Please specify',
    short: 'Other security',
    length: { min: 10, max: 140 },
    isImported: false,
  },
  isRoundClosed: {
    kind: 'flag',
    name: 'Round is closed',
    short: 'Round',
    isTerm: false,
    isImported: false,
  },
} as const satisfies Record<string, RoundFact>;

type RoundFactName = keyof typeof ROUND_FACTS;
/** The names of the facts with this property in the table. */
type NameOf<Said> = {
  [K in RoundFactName]: (typeof ROUND_FACTS)[K] extends Said ? K : never;
}[RoundFactName];
export type RoundTerm = NameOf<{ isTerm: true }>;
export type ImportedTerm = NameOf<{ isImported: true }>;

export const ROUND_FACT_NAMES = Object.keys(ROUND_FACTS) as RoundFactName[];
export const ROUND_TERMS = ROUND_FACT_NAMES.filter(
  (name): name is RoundTerm => ROUND_FACTS[name].isTerm,
);
export const IMPORTED_TERMS = ROUND_FACT_NAMES.filter(
  (name): name is ImportedTerm => ROUND_FACTS[name].isImported,
);
