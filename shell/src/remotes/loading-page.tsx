import { Center, Spinner } from '@syndication/shared-ui/core';

/** While the session or a remote's screen is on its way. */
export function LoadingPage() {
  return (
    <Center minH="50vh">
      <Spinner label="Loading" />
    </Center>
  );
}
