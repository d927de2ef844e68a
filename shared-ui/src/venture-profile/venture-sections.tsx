import { factInWords } from '@syndication/contract/ventures/fact-in-words.rules';
import { factsIn, readLinks } from '@syndication/contract/ventures/fact-lists.rules';
import { linksIn } from '@syndication/contract/ventures/form-facts.rules';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { VENTURE_FACTS, type FactName } from '@syndication/contract/ventures/venture-facts.rules';
import { DEAL_LEAD_EMAIL_SHOWN_ABOVE_LENGTH } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { HStack, StatusBadge, Text } from '@syndication/shared-ui/core';
import { RoundsTimeline } from '@syndication/shared-ui/rounds';
import { ceoMailLink, leadMailLink } from '@syndication/contract/ventures/venture-text.rules';
import { DataList, Fact } from './data-list';
import { LinkList } from './link-list';
import { ProfileSection } from './profile-section';

export interface SectionProps {
  venture: Venture;
  /** Level of the section's title. */
  level: 2 | 3;
}

export function KeyDocuments({ venture, level }: SectionProps) {
  const links = readLinks(venture, linksIn('Key Documents'));
  return (
    <ProfileSection title="Key Documents" level={level}>
      {links.length > 0 ? (
        <LinkList links={links} label={`Documents of ${venture.companyName}`} />
      ) : (
        <Text tone="muted">No documents added yet.</Text>
      )}
    </ProfileSection>
  );
}

export function DealInformation({ venture, level }: SectionProps) {
  const { qualification } = venture;
  const groups = venture.nominations.map(({ syndicationGroup }) => syndicationGroup.title);
  const links = readLinks(venture, linksIn('Deal Information'));
  const isEmpty = links.length === 0 && groups.length === 0 && qualification.length === 0;
  return (
    <ProfileSection title="Deal Information" level={level}>
      {isEmpty && <Text tone="muted">Nothing added yet.</Text>}
      {links.length > 0 && (
        <LinkList links={links} label={`Deal room and profiles of ${venture.companyName}`} />
      )}
      {(groups.length > 0 || qualification.length > 0) && (
        <DataList>
          {groups.length > 0 && <Fact name="Syndication groups">{groups.join(', ')}</Fact>}
          {qualification.length > 0 && (
            <Fact name={VENTURE_FACTS.qualification.name}>
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

/** What pressing a fact does, and where it leads. */
function actionOf(venture: Venture, name: FactName): { verb: string; href: string } | null {
  const mail = (href: string | null) => href && { verb: 'Mail', href };
  switch (name) {
    case 'emailAddress':
      return mail(ceoMailLink(venture)) || null;
    case 'mobileNumber':
      return { verb: 'Call', href: `tel:${venture.mobileNumber}` };
    case 'dealLeadEmail':
      return mail(venture.dealLeadEmail && leadMailLink(venture.dealLeadEmail)) || null;
    default:
      return null;
  }
}

const isShown = ({ dealLeadEmail }: Venture, name: FactName) =>
  name !== 'dealLeadEmail' || (dealLeadEmail?.length ?? 0) > DEAL_LEAD_EMAIL_SHOWN_ABOVE_LENGTH;

interface ContactSectionProps extends SectionProps {
  title: 'CEO Contact Information' | 'Nominating Investor Information';
}

/** Who to speak to, and how. */
export function ContactSection({ venture, level, title }: ContactSectionProps) {
  const known = factsIn(title).flatMap((name) => {
    const words = isShown(venture, name) && factInWords(venture, name);
    return words ? [{ name, words, way: actionOf(venture, name) }] : [];
  });
  const links = known.flatMap(({ words, way }) =>
    way ? [{ name: way.verb, href: way.href, detail: words }] : [],
  );
  const isLeadMissing = title === 'Nominating Investor Information' && !venture.dealLeadName;
  return (
    <ProfileSection title={title} level={level} kind="card">
      <DataList {...((links.length > 0 || isLeadMissing) && { empty: null })}>
        {known.map(
          ({ name, words, way }) =>
            !way && (
              <Fact key={name} name={VENTURE_FACTS[name].name}>
                {words}
              </Fact>
            ),
        )}
      </DataList>
      {links.length > 0 && (
        <LinkList links={links} label={`${title}: mail and call`} layout="lines" />
      )}
      {isLeadMissing && <Text tone="muted">This deal has no deal lead right now.</Text>}
    </ProfileSection>
  );
}

/** How the rounds grew, once there is more than the current one. */
export function RoundsHistory({ venture, level }: SectionProps) {
  const { currentVentureRound: current, ventureRounds: earlier } = venture;
  if (earlier.length === 0) return null;
  return (
    <ProfileSection title="Rounds History" level={level}>
      <RoundsTimeline
        rounds={current ? [...earlier, current] : earlier}
        now={readVentureListing(venture).today}
      />
    </ProfileSection>
  );
}
