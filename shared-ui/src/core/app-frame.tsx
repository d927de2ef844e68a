import type { ReactNode } from 'react';

import { chakra } from '../styling';
import { appFrameRecipe as look } from './app-frame.recipe';
import { StatusBadge } from './status-badge';

export const MAIN_ID = 'main';

export interface AppFrameProps {
  /** The brand's name, as a link to the start. The BETA tag is added. */
  brand: ReactNode;
  /** Beside the brand; on a phone at the end of the line below it, or of its own where there is none. */
  feedback?: ReactNode;
  /** Beside those, below the brand on a phone: the group switcher. */
  navigation?: ReactNode;
  /** Who is signed in, and Logout: at the far end of the band. */
  user?: ReactNode;
  /** What the session may do: Help, nominate, What's New. In the row below the band. */
  actions?: ReactNode;
  /** What the product costs this role; at the far end of that row. */
  notice?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer. */
export function AppFrame(props: AppFrameProps) {
  const { brand, feedback, navigation, user, actions, notice, footer, children } = props;
  return (
    <chakra.div css={look.root}>
      <chakra.a href={`#${MAIN_ID}`} css={look.skipLink}>
        Skip to content
      </chakra.a>
      <chakra.header css={look.header}>
        <chakra.div css={look.band}>
          <chakra.div css={look.bandBar}>
            <chakra.div css={look.brand}>
              {brand}
              <StatusBadge tone="brand" fontFamily="body">
                BETA
              </StatusBadge>
            </chakra.div>
            {feedback && <chakra.div css={look.feedback}>{feedback}</chakra.div>}
            {navigation && <chakra.div css={look.navigation}>{navigation}</chakra.div>}
            {user && <chakra.div css={look.user}>{user}</chakra.div>}
          </chakra.div>
        </chakra.div>
        {(actions || notice) && (
          <chakra.div css={look.toolbar}>
            <chakra.div css={look.toolbarBar}>
              <chakra.div css={look.actions}>{actions}</chakra.div>
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
          <chakra.div css={look.footerBar}>{footer}</chakra.div>
        </chakra.footer>
      )}
    </chakra.div>
  );
}
