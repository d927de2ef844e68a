import { act, render, screen } from '@testing-library/react';

import { Collapse } from './collapse';
import { DesignProvider } from './design-provider';

const collapse = (isOpen: boolean) => (
  <DesignProvider>
    <Collapse isOpen={isOpen}>
      <button type="button">Inside</button>
    </Collapse>
  </DesignProvider>
);

/** Lets the transitions of all elements end when the returned function is called. */
function holdTransitions() {
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Object.assign(HTMLElement.prototype, { getAnimations: () => [{ finished }] });
  return () => act(async () => end());
}

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
});

it('removes its content when the motion is over, and makes it inert at once', async () => {
  const { rerender } = render(collapse(true));
  const endTransitions = holdTransitions();
  const inside = screen.getByRole('button', { name: 'Inside' });
  rerender(collapse(false));
  expect(inside.closest('[inert]')).not.toBeNull();
  expect(inside).toBeInTheDocument();
  await endTransitions();
  expect(inside).not.toBeInTheDocument();
});

it('stays when it is opened again before the motion is over', async () => {
  const { rerender } = render(collapse(true));
  const endTransitions = holdTransitions();
  const inside = screen.getByRole('button', { name: 'Inside' });
  rerender(collapse(false));
  rerender(collapse(true));
  await endTransitions();
  expect(inside).toBeInTheDocument();
  expect(inside.closest('[inert]')).toBeNull();
});

it('scrolls what has the focus into view once its content is fully open', async () => {
  const scrollIntoView = jest.fn();
  const { rerender } = render(collapse(false));
  const endTransitions = holdTransitions();
  rerender(collapse(true));
  const inside = screen.getByRole('button', { name: 'Inside' });
  Object.assign(inside, { scrollIntoView });
  act(() => inside.focus());
  expect(scrollIntoView).not.toHaveBeenCalled();
  await endTransitions();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('changes at once where nothing moves', () => {
  const { rerender } = render(collapse(false));
  rerender(collapse(true));
  expect(screen.getByRole('button', { name: 'Inside' })).toBeVisible();
  rerender(collapse(false));
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
});
