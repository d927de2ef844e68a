import { fireEvent, render, screen } from '@testing-library/react';

import { DesignProvider } from './design-provider';
import { ErrorPanel } from './error-panel';

it('keeps the focus on its Retry while it tries again, and tries once', () => {
  const retry = jest.fn();
  render(<ErrorPanel onRetry={retry} isRetrying />, { wrapper: DesignProvider });
  const button = screen.getByRole('button', { name: 'Retrying…' });
  fireEvent.click(button);
  expect(retry).not.toHaveBeenCalled();
  // A browser takes the focus from a button that is disabled.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('passes the focus on to the page around it when it goes with its Retry', () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <ErrorPanel onRetry={jest.fn()} />
    </main>,
    { wrapper: DesignProvider },
  );
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(<main tabIndex={-1}>Loading…</main>);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus where someone has moved it meanwhile', () => {
  const page = (isFailed: boolean) => (
    <main tabIndex={-1}>
      {isFailed && <ErrorPanel onRetry={jest.fn()} />}
      <button>Elsewhere</button>
    </main>
  );
  const { rerender } = render(page(true), { wrapper: DesignProvider });
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
