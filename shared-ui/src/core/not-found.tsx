import { NOT_FOUND_BUTTON, NOT_FOUND_TITLE } from '@syndication/contract/http/errors.rules';

import { Button } from './button';
import { EmptyState } from './empty-state';

export interface NotFoundProps {
  onGoHome: () => void;
}

/** 404 (section 2), of the page itself or of what a screen was about. */
export function NotFound({ onGoHome }: NotFoundProps) {
  return (
    <EmptyState level={1} title={NOT_FOUND_TITLE}>
      <Button onClick={onGoHome}>{NOT_FOUND_BUTTON}</Button>
    </EmptyState>
  );
}
