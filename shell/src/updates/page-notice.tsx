import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import type { ReactNode } from 'react';

import { noticeRecipe, noticesRecipe } from './page-notice.recipe';

/** Where notices about the whole page stand, one above the other. */
export const PageNotices = chakra('aside', noticesRecipe);

export interface PageNoticeProps {
  /** `warning`: the page is not what others see. */
  tone: 'brand' | 'warning';
  /** `alert` for what a screen reader must say at once. */
  role?: 'status' | 'alert';
  /** What to do about it. */
  actions: ReactNode;
  children: ReactNode;
}

/** Something about the whole page that can wait; it takes neither focus nor room. */
export function PageNotice({ tone, role = 'status', actions, children }: PageNoticeProps) {
  const styles = useSlotRecipe({ recipe: noticeRecipe })({ tone });
  return (
    <chakra.div css={styles.root} role={role}>
      <p>{children}</p>
      <chakra.div css={styles.actions}>{actions}</chakra.div>
    </chakra.div>
  );
}
