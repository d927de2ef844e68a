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
 * Mounts a story (of `composeStories`) on its mocked network and plays it. What the test itself answers
 * by `server.use(…)` before goes before the story's handlers; `props` replace the story's args. The user
 * that it returns is the one of stories: two libraries at the same fields lose what is typed.
 */
export async function renderStory<Props extends object>(
  server: SetupServer,
  Story: ComposedStory<Props>,
  props?: Props,
) {
  const { handlers = [] } = (Story.parameters['msw'] ?? {}) as { handlers?: HttpHandler[] };
  server.use(...server.listHandlers(), ...handlers);
  const { container } = render(<Story {...(props as Props)} />);
  // As any waiting in a test: what arrives meanwhile, a lazy screen for one, is no mistake to React.
  await getConfig().asyncWrapper(async () => Story.play?.({ canvasElement: container }));
  return userEvent.setup();
}
