import type { ComponentProps, ReactNode } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { alertRecipe } from './alert.recipe';
import { Button } from './button';

const CIRCLE = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z';

/** One icon for each status, so that colour is not the only sign. */
const SHAPES = {
  info: `${CIRCLE} M10 9v4.5 M10 6.4v.2`,
  success: `${CIRCLE} M6.8 10.2l2.3 2.3 4.2-4.6`,
  warning: 'M10 3 2.5 16.5h15Z M10 8.5v3.5 M10 14v.2',
  error: `${CIRCLE} M7.5 7.5l5 5 M12.5 7.5l-5 5`,
};

export interface AlertProps {
  /** `error` interrupts a screen reader; the others wait until it has finished. */
  status: 'info' | 'success' | 'warning' | 'error';
  /** What happened, in a few words. Leave it out when the text says it all. */
  title?: ReactNode;
  /** What was kept and what to do. */
  children?: ReactNode;
  /** Gives the message a Dismiss button. */
  onDismiss?: () => void;
}

/** Screen readers announce text added to a status, not a status that is added with its text; an alert they do. */
const READ_AFTER_MS = 100;

function readLater(words: HTMLElement) {
  words.toggleAttribute('inert', true);
  const timer = setTimeout(() => words.toggleAttribute('inert', false), READ_AFTER_MS);
  return () => clearTimeout(timer);
}

type FrameProps = Omit<ComponentProps<typeof chakra.div>, keyof AlertProps>;

/** A message in the flow of the page, next to what it is about. */
export function Alert({ status, title, children, onDismiss, ...frame }: AlertProps & FrameProps) {
  const styles = useSlotRecipe({ recipe: alertRecipe })({ status });
  return (
    <chakra.div css={styles.root} role={status === 'error' ? 'alert' : 'status'} {...frame}>
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
        <path d={SHAPES[status]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <chakra.div css={styles.words} ref={status === 'error' ? undefined : readLater}>
        {title && <chakra.p css={styles.title}>{title}</chakra.p>}
        {children && <chakra.div css={styles.text}>{children}</chakra.div>}
      </chakra.div>
      {onDismiss && (
        <Button variant="ghost" size="sm" onClick={() => onDismiss()}>
          Dismiss
        </Button>
      )}
    </chakra.div>
  );
}
