import { VisuallyHidden } from './layout';

/** Says its message to screen readers whenever it changes. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}
