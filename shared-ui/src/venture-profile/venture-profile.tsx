import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useId, type ReactNode } from 'react';

import { ExternalLink, Heading, Panel, Text } from '@syndication/shared-ui/core';
import { placeOf } from '@syndication/contract/ventures/venture-text.rules';
import { chakra, useSlotRecipe } from '../styling';
import { profileRecipe } from './profile.recipe';
import { RoundInformation } from './round-information';
import { ContactSection, DealInformation, KeyDocuments, RoundsHistory } from './venture-sections';

export interface VentureProfileProps {
  venture: Venture;
  /** Level of the company's name: 1 where it is the title of the screen. */
  level?: 1 | 2;
  /** Shown beside the sections: the vote, or the votes' feedback. */
  aside?: ReactNode;
  /** Its position on a phone, where nothing fits beside. */
  asideOnPhone?: 'above' | 'below';
  /** What can be done with it, beside its name. */
  actions?: ReactNode;
  /** Shown between the company and the sections: what to know before reading on. */
  notice?: ReactNode;
}

/** A venture as investors see it, and as its entrepreneur previews it. */
export function VentureProfile(props: VentureProfileProps) {
  const { venture, level = 1, aside, asideOnPhone = 'above', actions, notice } = props;
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  const nameId = useId();
  const website = toSafeHref(venture.companyWebsite);
  const place = placeOf(venture);
  const sectionLevel = level === 1 ? 2 : 3;
  const beside = aside && <chakra.div css={styles.aside}>{aside}</chakra.div>;
  return (
    <article aria-labelledby={nameId}>
      <chakra.header css={styles.header}>
        <div>
          <Heading id={nameId} as={`h${level}`} size={level === 1 ? 'xl' : 'lg'}>
            {venture.companyName}
          </Heading>
          {venture.description && (
            <Text size="lg" maxW="prose" mt="2" dir="auto">
              {venture.description}
            </Text>
          )}
          <Text tone="muted" mt="2">
            {website && (
              <ExternalLink href={website} isStandalone>
                {new URL(website).hostname}
              </ExternalLink>
            )}
            {website && place && ' · '}
            {place}
          </Text>
        </div>
        {actions}
      </chakra.header>
      {notice}
      <chakra.div css={styles.columns}>
        {asideOnPhone === 'above' && beside}
        <Panel as="div" kind="sheet" css={styles.sections}>
          <RoundInformation venture={venture} level={sectionLevel} />
          <KeyDocuments venture={venture} level={sectionLevel} />
          <ContactSection venture={venture} level={sectionLevel} title="CEO Contact Information" />
          <ContactSection
            venture={venture}
            level={sectionLevel}
            title="Nominating Investor Information"
          />
          <DealInformation venture={venture} level={sectionLevel} />
          <RoundsHistory venture={venture} level={sectionLevel} />
        </Panel>
        {asideOnPhone === 'below' && beside}
      </chakra.div>
    </article>
  );
}
