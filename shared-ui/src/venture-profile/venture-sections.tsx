import {
  DEAL_LEAD_EMAIL_SHOWN_ABOVE_LENGTH,
  toMailAddress,
} from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { HStack, Link, StatusBadge, Text } from '@syndication/shared-ui/core';
import { ceoMailLink, leadMailLink } from '@syndication/contract/ventures/venture-text.rules';
import { DataList, Fact } from './data-list';
import { toListedLinks } from './link-facts';
import { LinkList } from './link-list';
import { ProfileSection } from './profile-section';

export interface SectionProps {
  venture: Venture;
  /** Level of the section's title. */
  level: 2 | 3;
}

export function KeyDocuments({ venture, level }: SectionProps) {
  const links = toListedLinks([
    ['Executive summary', venture.executiveSummaryLink],
    ['Pitch deck', venture.slideDeckLink],
    ['Pitch video', venture.pitchVideoLink],
  ]);
  return (
    <ProfileSection title="Key Documents" level={level}>
      {links.length > 0 ? (
        <LinkList links={links} label={`Documents of ${venture.companyName}`} />
      ) : (
        <Text tone="muted">No documents given so far.</Text>
      )}
    </ProfileSection>
  );
}

export function DealInformation({ venture, level }: SectionProps) {
  const { qualification } = venture;
  const groups = venture.nominations.map(({ syndicationGroup }) => syndicationGroup.title);
  const links = toListedLinks([
    ['Deal room', venture.dealRoomLink],
    ['Gust profile', venture.gustProfileLink],
    ['Dealum profile', venture.dealumProfileLink],
  ]);
  return (
    <ProfileSection title="Deal Information" level={level}>
      {links.length > 0 && (
        <LinkList links={links} label={`Deal room and profiles of ${venture.companyName}`} />
      )}
      {(groups.length > 0 || qualification.length > 0) && (
        <DataList>
          {groups.length > 0 && <Fact name="Syndication groups">{groups.join(', ')}</Fact>}
          {qualification.length > 0 && (
            <Fact name="Special interest">
              <HStack gap="1.5" flexWrap="wrap">
                {qualification.map((name) => (
                  <StatusBadge key={name}>{name}</StatusBadge>
                ))}
              </HStack>
            </Fact>
          )}
        </DataList>
      )}
    </ProfileSection>
  );
}

export function CeoContactInformation({ venture, level }: SectionProps) {
  const { ceoName, emailAddress, mobileNumber, mobileNumberFormatted } = venture;
  const mailLink = ceoMailLink(venture);
  return (
    <ProfileSection title="CEO Contact Information" level={level}>
      <DataList>
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
      </DataList>
    </ProfileSection>
  );
}

export function NominatingInvestorInformation({ venture, level }: SectionProps) {
  const { dealLeadGroup, dealLeadName, dealLeadEmail } = venture;
  const isEmailShown = (dealLeadEmail?.length ?? 0) > DEAL_LEAD_EMAIL_SHOWN_ABOVE_LENGTH;
  return (
    <ProfileSection title="Nominating Investor Information" level={level}>
      <DataList>
        {dealLeadGroup && <Fact name="Angel group/fund">{dealLeadGroup}</Fact>}
        {dealLeadName && <Fact name="Name">{dealLeadName}</Fact>}
        {dealLeadEmail && isEmailShown && (
          <Fact name="Email">
            <Link href={leadMailLink(dealLeadEmail)}>{toMailAddress(dealLeadEmail)}</Link>
          </Fact>
        )}
      </DataList>
    </ProfileSection>
  );
}
