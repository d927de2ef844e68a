import { LINKS_FOR_INVESTORS } from '@syndication/contract/ventures/fact-lists.rules';
import { fieldLabel } from '@syndication/contract/ventures/form-facts.rules';
import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import { ButtonLink, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useState } from 'react';

import { linkTestsRecipe } from './link-tests.recipe';
import type { ProfileValues } from './profile-values';

/** Every link that investors will get, each to be opened in a new tab; it says which ones were. */
export function LinkTests({ values }: { values: ProfileValues }) {
  const styles = useSlotRecipe({ recipe: linkTestsRecipe })();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const links = LINKS_FOR_INVESTORS.flatMap((name) => {
    const href = toSafeHref(values[name]);
    return href ? [{ name, label: fieldLabel(name), href }] : [];
  });
  return (
    <chakra.ul css={styles.list} aria-label="Your links">
      {links.map(({ name, label, href }) => (
        <chakra.li key={name} css={styles.entry}>
          <chakra.span css={styles.name}>{label}</chakra.span>
          <chakra.span css={styles.address} title={href}>
            {href.replace(/^https?:\/\/|\/$/g, '')}
          </chakra.span>
          <chakra.span css={styles.state}>
            <ButtonLink asChild variant="outline" size="sm">
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => setOpened(new Set([...opened, name]))}
              >
                {opened.has(name) ? 'Tested' : 'Test'}
                <VisuallyHidden> {label} (opens in a new tab)</VisuallyHidden>
              </a>
            </ButtonLink>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
