import { useEffect, useState } from 'react';

import { Center, Spinner, Text, VisuallyHidden } from '@syndication/shared-ui/core';

/** From then on the page says that it knows: nobody should take it for stuck. */
const SLOW_AFTER_MS = 8_000;

/** While the session or a remote's screen is on its way. */
export function LoadingPage({ slowAfterMs = SLOW_AFTER_MS }: { slowAfterMs?: number }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [slowAfterMs]);
  return (
    <Center minH="50vh" flexDirection="column" gap="4" data-loading="">
      <VisuallyHidden asChild>
        <h1>Loading</h1>
      </VisuallyHidden>
      <Spinner label="Loading" />
      {isSlow && (
        <Text role="status" tone="muted">
          This takes longer than usual. The rest of the page works meanwhile.
        </Text>
      )}
    </Center>
  );
}
