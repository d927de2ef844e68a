import { render, screen, waitFor } from '@testing-library/react';

import { Alert } from './alert';
import { DesignProvider } from './design-provider';

it('brings the words of a status into a region that is there already, so that they are said', async () => {
  render(<Alert status="success">Saved</Alert>, { wrapper: DesignProvider });
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByText('Saved').parentElement).toHaveAttribute('inert');
  await waitFor(() => {
    expect(screen.getByText('Saved').parentElement).not.toHaveAttribute('inert');
  });
});

it('says an error at once', () => {
  render(<Alert status="error">Not saved</Alert>, { wrapper: DesignProvider });
  expect(screen.getByText('Not saved').closest('[inert]')).toBeNull();
});
