import { ScreenHost, staffSession } from '@syndication/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useActions } from './use-actions';

let finish = (): void => undefined;
const waiting = () => new Promise<void>((resolve) => (finish = resolve));

function Buttons() {
  const { renderButtons, outcome } = useActions();
  return (
    <>
      {outcome}
      {renderButtons([
        { label: 'First', done: 'The first is done.', run: () => Promise.resolve() },
        { label: 'Second', done: 'The second is done.', run: waiting },
      ])}
      <button>Elsewhere</button>
    </>
  );
}

it('keeps what it said in its place until the next action is done, and then says that', async () => {
  render(
    <ScreenHost session={staffSession}>
      <Buttons />
    </ScreenHost>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(await screen.findByText('The first is done.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getByRole('button', { name: 'Second' })).toBeDisabled();
  expect(screen.getByText('The first is done.')).toBeVisible();
  await act(async () => finish());
  const told = await screen.findByText('The second is done.');
  expect(screen.queryByText('The first is done.')).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(told);
});

it('leaves the focus to a user who has gone on before it is done', async () => {
  render(
    <ScreenHost session={staffSession}>
      <Buttons />
    </ScreenHost>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Second' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await act(async () => finish());
  expect(await screen.findByText('The second is done.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
