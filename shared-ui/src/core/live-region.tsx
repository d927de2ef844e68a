import { VisuallyHidden } from '@chakra-ui/react';

/** Says its message to screen readers whenever it changes. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}
