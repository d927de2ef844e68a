import { Center, Spinner, VisuallyHidden } from '@syndication/shared-ui/core';

/** While the session or a remote's screen is on its way. */
export function LoadingPage() {
  return (
    <Center minH="50vh" data-loading="">
      <VisuallyHidden asChild>
        <h1>Loading</h1>
      </VisuallyHidden>
      <Spinner label="Loading" />
    </Center>
  );
}
