import type { composeStory } from '@storybook/react-webpack5';
import { getConfig, render } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import type { FunctionComponent } from 'react';
import { configure, userEvent } from 'storybook/test';

type ComposedStory<Props> = FunctionComponent<Props> &
  Pick<ReturnType<typeof composeStory>, 'parameters' | 'play'>;

// Stories bring a Testing Library of their own, which must know React's `act` and the time limits too.
configure(getConfig());

/**
 * Mounts a story (of `composeStories`) on its mocked network and plays it. Handlers that the test
 * set before by `server.use(…)` take precedence over the story's; `props` replace the story's args. The returned
 * user event is that of stories: two libraries that type into the same fields lose text.
 */
export async function renderStory<Props extends object>(
  server: SetupServer,
  Story: ComposedStory<Props>,
  props?: Props,
) {
  const { handlers = [] } = (Story.parameters['msw'] ?? {}) as { handlers?: HttpHandler[] };
  server.use(...server.listHandlers(), ...handlers);
  const { container } = render(<Story {...(props as Props)} />);
  // Like any waiting in a test: React does not warn of what arrives meanwhile, such as a lazy screen.
  await getConfig().asyncWrapper(async () => Story.play?.({ canvasElement: container }));
  return userEvent.setup();
}
