import { GENERIC_ERROR_TEXT, GENERIC_ERROR_TITLE } from '@syndication/contract/http/errors.rules';
import type { ReactNode } from 'react';

import { chakra } from '../styling';
import { Button } from './button';
import { errorPanelRecipe } from './error-panel.recipe';
import { Heading } from './text';

const Frame = chakra('div', errorPanelRecipe);

export interface ErrorPanelProps {
  /** `warning` for what does not exist (section 8). */
  status?: 'error' | 'warning';
  /** What could not be shown; the generic title of section 8 when nothing more is known. */
  title?: string;
  /** What happened, what was kept and what to do. The generic title brings the generic text. */
  children?: ReactNode;
  /** Gives the panel its Retry button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

/** Gives the focus that would go with the panel, as when Retry brings what was missing, to what is around it. */
function passFocusOn(panel: HTMLElement) {
  return () => {
    if (!panel.contains(document.activeElement)) return;
    panel.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}

const HEADING_COLOR = { error: 'danger.fg', warning: 'accent.fg' } as const;

/** A panel or page that could not be shown. */
export function ErrorPanel({
  status = 'error',
  title,
  children,
  onRetry,
  isRetrying = false,
  level = 2,
}: ErrorPanelProps) {
  const text = children ?? (title === undefined && GENERIC_ERROR_TEXT);
  return (
    <Frame ref={passFocusOn} role="alert" status={status}>
      <Heading as={`h${level}`} size="md" color={HEADING_COLOR[status]}>
        {title ?? GENERIC_ERROR_TITLE}
      </Heading>
      {text && <div>{text}</div>}
      {onRetry && (
        // Not `disabled`: that would take the focus away.
        <Button
          variant="outline"
          onClick={() => !isRetrying && onRetry()}
          aria-disabled={isRetrying}
        >
          {isRetrying ? 'Retrying…' : 'Retry'}
        </Button>
      )}
    </Frame>
  );
}
