import {
  DEAL_LEAD_EMAIL_SHOWN_ABOVE_LENGTH,
  toMailAddress,
} from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { Link } from '@syndication/shared-ui/core';
import { ceoMailLink, leadMailLink } from '../deals/deal-facts';
import { linkFact } from './link-fact';
import { Fact, ProfileSection } from './profile-section';

interface SectionProps {
  venture: Venture;
}

export function KeyDocuments({ venture }: SectionProps) {
  return (
    <ProfileSection title="Key Documents">
      {linkFact('Executive summary', venture.executiveSummaryLink)}
      {linkFact('Pitch deck', venture.slideDeckLink)}
      {linkFact('Pitch video', venture.pitchVideoLink)}
    </ProfileSection>
  );
}

export function DealInformation({ venture }: SectionProps) {
  const groups = venture.nominations.map(({ syndicationGroup }) => syndicationGroup.title);
  return (
    <ProfileSection title="Deal Information">
      {linkFact('Deal room', venture.dealRoomLink)}
      {linkFact('Gust profile', venture.gustProfileLink)}
      {linkFact('Dealum profile', venture.dealumProfileLink)}
      {venture.qualification.length > 0 && (
        <Fact name="Special interest">{venture.qualification.join(', ')}</Fact>
      )}
      {groups.length > 0 && <Fact name="Syndication groups">{groups.join(', ')}</Fact>}
    </ProfileSection>
  );
}

export function CeoContactInformation({ venture }: SectionProps) {
  const { ceoName, emailAddress, mobileNumber, mobileNumberFormatted } = venture;
  const mailLink = ceoMailLink(venture);
  return (
    <ProfileSection title="CEO Contact Information">
      {ceoName && <Fact name="Name">{ceoName}</Fact>}
      {emailAddress && mailLink && (
        <Fact name="Email">
          <Link href={mailLink}>{toMailAddress(emailAddress)}</Link>
        </Fact>
      )}
      {mobileNumber && (
        <Fact name="Mobile number">
          <Link href={`tel:${mobileNumber}`}>{mobileNumberFormatted ?? mobileNumber}</Link>
        </Fact>
      )}
    </ProfileSection>
  );
}

export function NominatingInvestorInformation({ venture }: SectionProps) {
  const { dealLeadGroup, dealLeadName, dealLeadEmail } = venture;
  const isEmailShown = (dealLeadEmail?.length ?? 0) > DEAL_LEAD_EMAIL_SHOWN_ABOVE_LENGTH;
  return (
    <ProfileSection title="Nominating Investor Information">
      {dealLeadGroup && <Fact name="Angel group/fund">{dealLeadGroup}</Fact>}
      {dealLeadName && <Fact name="Name">{dealLeadName}</Fact>}
      {dealLeadEmail && isEmailShown && (
        <Fact name="Email">
          <Link href={leadMailLink(dealLeadEmail)}>{toMailAddress(dealLeadEmail)}</Link>
        </Fact>
      )}
    </ProfileSection>
  );
}
