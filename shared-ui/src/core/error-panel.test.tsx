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
