import { render, screen, waitFor } from '@testing-library/react';

import { Alert } from './alert';
import { DesignProvider } from './design-provider';

it('fills in the text of a status after its live region exists, so that it is announced', async () => {
  render(<Alert status="success">Saved</Alert>, { wrapper: DesignProvider });
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByText('Saved').parentElement).toHaveAttribute('inert');
  await waitFor(() => {
    expect(screen.getByText('Saved').parentElement).not.toHaveAttribute('inert');
  });
});

it('announces an error at once', () => {
  render(<Alert status="error">Not saved</Alert>, { wrapper: DesignProvider });
  expect(screen.getByText('Not saved').closest('[inert]')).toBeNull();
});
