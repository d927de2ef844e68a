import { Button } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import type { ReactNode } from 'react';

import { noticeRecipe, noticesRecipe } from './page-notice.recipe';

/** The place of notices about the whole page, one above the other. */
export const NoticePlace = chakra('aside', noticesRecipe);

interface NoticeAction {
  label: string;
  onClick: () => void;
  /** What most readers want. */
  isMain?: boolean;
}

export interface PageNoticeProps {
  /** `warning`: the page is not what others see. */
  tone: 'brand' | 'warning';
  /** `alert` for what a screen reader must say at once. */
  role?: 'status' | 'alert';
  /** What to do about it. */
  actions: readonly NoticeAction[];
  children: ReactNode;
}

/** A notice about the whole page that can wait; it takes neither focus nor space. */
export function PageNotice({ tone, role = 'status', actions, children }: PageNoticeProps) {
  const styles = useSlotRecipe({ recipe: noticeRecipe })({ tone });
  return (
    <chakra.div css={styles.root} role={role}>
      <p>{children}</p>
      <chakra.div css={styles.actions}>
        {actions.map(({ label, onClick, isMain }) => (
          <Button key={label} size="sm" variant={isMain ? 'solid' : 'ghost'} onClick={onClick}>
            {label}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
