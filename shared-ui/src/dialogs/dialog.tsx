import { useId, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';

import { Button, Heading } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '../styling';
import { dialogRecipe } from './dialog.recipe';
import { useModal } from './use-modal';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Escape, a click outside, the close button, Back to another page. Never called while `isBlocking`. */
  onClose: () => void;
  /** Neither Escape nor a click outside nor Back dismisses it; only the actions do. */
  isBlocking?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** The buttons at the foot, the main one last; without any there is a close button at the top. */
  actions?: ReactNode;
  /**
   * Where focus goes at first: `content`, the first field, or the title when there is none, so that
   * the text is read from its beginning; `title`, for a text with a field further down; `actions`, the first action,
   * for a short question.
   */
  initialFocus?: 'content' | 'title' | 'actions';
  children: ReactNode;
}

function OpenDialog({
  title,
  onClose,
  isBlocking = false,
  size = 'md',
  actions,
  initialFocus = 'content',
  children,
}: DialogProps) {
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ size });
  const ref = useModal({ isBlocking, initialFocus, onClose });
  const titleId = useId();
  const bodyId = useId();
  const pressedOutside = useRef(false);
  const isOutside = (event: MouseEvent | PointerEvent) => event.target === ref.current;
  return (
    <chakra.dialog
      ref={ref}
      css={styles.root}
      aria-labelledby={titleId}
      // Focus skips a short question's text, so it is announced with the title.
      aria-describedby={initialFocus === 'actions' ? bodyId : undefined}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // The second half of the double click that opened it means the button below.
        const isRepeated = event.detail > 1;
        if (!isBlocking && !isRepeated && pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <chakra.div css={styles.head}>
        <Heading id={titleId} css={styles.title} data-part="title" size="lg" tabIndex={-1}>
          {title}
        </Heading>
        {!actions && !isBlocking && (
          <Button variant="ghost" size="sm" onClick={() => onClose()}>
            Close
          </Button>
        )}
      </chakra.div>
      <chakra.div id={bodyId} css={styles.body} data-part="body">
        {children}
      </chakra.div>
      {actions && (
        <chakra.div css={styles.actions} data-part="actions">
          {actions}
        </chakra.div>
      )}
    </chakra.dialog>
  );
}

/** A modal dialog on the browser's own `<dialog>`; a sheet from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}
