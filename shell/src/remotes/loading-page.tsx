import { useEffect, useState } from 'react';

import { Box, Center, Spinner, Text, VisuallyHidden } from '@syndication/shared-ui/core';

/** From then on the page says that it is still loading, so that it does not seem stuck. */
const SLOW_AFTER_MS = 8_000;
/** From then on the page says that the next screen is on its way, while the one before is still shown. */
const LATE_AFTER_MS = 1_000;

/** Whether so much time has passed since the component came into the page. */
function useIsOver(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** While the session or a remote's screen is on its way. */
export function LoadingPage({ slowAfterMs = SLOW_AFTER_MS }: { slowAfterMs?: number }) {
  const isSlow = useIsOver(slowAfterMs);
  return (
    <Center minH="50vh" flexDirection="column" gap="4" data-loading="">
      <VisuallyHidden asChild>
        <h1>Loading</h1>
      </VisuallyHidden>
      <Spinner label="Loading" />
      {isSlow && (
        <Text role="status" tone="muted" textAlign="center">
          This is taking longer than usual. You can use the rest of the page meanwhile.
        </Text>
      )}
    </Center>
  );
}

/** While the previous screen is still shown: it can be used, and nothing of it moves. */
export function ComingScreen() {
  if (!useIsOver(LATE_AFTER_MS)) return null;
  return (
    <Box
      position="fixed"
      zIndex="docked"
      bottom="6"
      insetStart="50%"
      transform="translateX(-50%)"
      py="3"
      px="5"
      color="fg"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="full"
      boxShadow="overlay"
      whiteSpace="nowrap"
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      <Spinner label="Opening the page" isLabelShown />
    </Box>
  );
}
