import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DesignProvider } from './design-provider';
import { DisclosureMenu } from './disclosure-menu';

const renderMenu = () =>
  render(
    <DesignProvider>
      <main tabIndex={-1}>
        <DisclosureMenu label="View">
          <input aria-label="Name" />
          <label>
            <input type="checkbox" />
            Compact
          </label>
        </DisclosureMenu>
        <button>Elsewhere</button>
      </main>
    </DesignProvider>,
  );

it('stays open for a press on its words, which gives the focus to the page around it', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: /View/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Seed');
  await userEvent.click(screen.getByText('Compact'));
  expect(screen.getByRole('checkbox', { name: 'Compact' })).toBeChecked();
});

it('is closed by a press beside it and by the focus on something else', async () => {
  renderMenu();
  const view = screen.getByRole('button', { name: /View/ });
  await userEvent.click(view);
  await userEvent.click(screen.getByRole('main'));
  expect(view).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(view);
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(view).toHaveAttribute('aria-expanded', 'false');
});
