import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';

import { ExternalLink, VisuallyHidden } from '@syndication/shared-ui/core';
import { Fact } from './profile-section';

/** A link as a fact, or nothing when it is absent or leads elsewhere than the web. */
export function linkFact(name: string, link: string | null) {
  const href = toSafeHref(link);
  if (!href) return null;
  return (
    <Fact key={name} name={name}>
      <ExternalLink href={href}>
        <VisuallyHidden>{name} at </VisuallyHidden>
        {new URL(href).hostname.replace(/^www\./, '')}
      </ExternalLink>
    </Fact>
  );
}
