import type { ReactNode } from 'react';

import { chakra } from '../styling';
import { appFrameRecipe as look } from './app-frame.recipe';
import { StatusBadge } from './status-badge';

export const MAIN_ID = 'main';

export interface AppFrameProps {
  /** The brand's mark and name, as a link to the start. The BETA tag is added. */
  brand: ReactNode;
  /** Beside the brand, which on a phone shrinks to its mark: the group switcher. */
  group?: ReactNode;
  /** What can be opened from every page: the nominate links, What's New; Feedback for the signed out. */
  actions?: ReactNode;
  /** Who is signed in: the last item of the band. */
  user?: ReactNode;
  /**
   * The main places, as a list of links, each with an icon: in the row below the band, and on a phone at the
   * bottom of the window if they are three or more. `--bottom-bar` is how much of the window it takes there.
   */
  navigation?: ReactNode;
  /** What the product costs this role: at the far end of that row, and in the footer where it has no room. */
  notice?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header with the navigation, main, footer. */
export function AppFrame(props: AppFrameProps) {
  const { brand, group, actions, user, navigation, notice, footer, children } = props;
  return (
    <chakra.div css={look.root}>
      <chakra.a href={`#${MAIN_ID}`} css={look.skipLink}>
        Skip to content
      </chakra.a>
      <chakra.header css={look.header}>
        <chakra.div css={look.band}>
          <chakra.div css={look.bandBar}>
            <chakra.div css={look.brand} data-shares-line={group ? '' : undefined}>
              {brand}
              <StatusBadge tone="brand" fontFamily="body">
                BETA
              </StatusBadge>
            </chakra.div>
            {group && <chakra.div css={look.group}>{group}</chakra.div>}
            <chakra.div css={look.actions}>
              {actions}
              {user}
            </chakra.div>
          </chakra.div>
        </chakra.div>
        {(navigation || notice) && (
          <chakra.div css={look.toolbar}>
            <chakra.div css={look.toolbarBar}>
              <chakra.nav aria-label="Main" css={look.navigation}>
                {navigation}
              </chakra.nav>
              {notice && <chakra.p css={look.notice}>{notice}</chakra.p>}
            </chakra.div>
          </chakra.div>
        )}
      </chakra.header>
      <chakra.main id={MAIN_ID} tabIndex={-1} css={look.main}>
        {children}
      </chakra.main>
      {footer && (
        <chakra.footer css={look.footer}>
          <chakra.div css={look.footerBar}>
            {notice && <chakra.p css={look.footerNotice}>{notice}</chakra.p>}
            {footer}
          </chakra.div>
        </chakra.footer>
      )}
    </chakra.div>
  );
}
