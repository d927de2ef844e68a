import { isUnitedStates, type SecurityType } from '@syndication/contract/ventures/ventures.rules';
import type {
  createVentureSchema,
  roundInputSchema,
} from '@syndication/contract/ventures/ventures.schemas';
import type * as z from 'zod/mini';

import { toStoredNumber } from './phone-number';

type VentureInput = Omit<z.output<typeof createVentureSchema>, 'currentVentureRound'>;
type RoundInput = z.output<typeof roundInputSchema>;

/** The columns that an entrepreneur's form may write. Lead name and email come from the nomination. */
export function toVentureFacts(input: VentureInput) {
  const country = isUnitedStates(input.country) ? 'US' : input.country;
  return {
    companyName: input.companyName,
    companyWebsite: input.companyWebsite,
    description: input.description,
    country,
    state: country === 'US' ? (input.state?.trim() ?? null) : null,
    ceoName: input.ceoName,
    mobileNumber: toStoredNumber(input.mobileNumber, country),
    dealLeadGroup: input.dealLeadGroup,
    dealRoomLink: input.dealRoomLink,
    slideDeckLink: input.slideDeckLink,
    pitchVideoLink: input.pitchVideoLink,
    executiveSummaryLink: input.executiveSummaryLink,
    gustProfileLink: input.gustProfileLink,
    dealumProfileLink: input.dealumProfileLink,
    qualification: [...new Set(input.qualification)],
  };
}

export function toRoundTerms({ amount, valuation, committed, securityType, other }: RoundInput) {
  const type: SecurityType = securityType;
  return {
    amountUsd: amount,
    valuationUsd: valuation,
    committed,
    securityType: type,
    other: type === 'Other' ? (other?.trim() ?? null) : null,
  };
}
