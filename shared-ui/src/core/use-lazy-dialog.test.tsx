import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DesignProvider } from './design-provider';
import { DIALOG_MISSING_EVENT, useLazyDialog, type LoadDialog } from './use-lazy-dialog';

const moduleOf = (name: string) => ({
  default: ({ onClose }: { onClose: () => void }) => (
    <button onClick={onClose}>Close {name}</button>
  ),
});

function setUp(loads: Record<string, LoadDialog>) {
  function Header() {
    const { open, dialog } = useLazyDialog();
    return (
      <>
        {Object.entries(loads).map(([name, load]) => (
          <button key={name} onClick={() => open(load)}>
            {name}
          </button>
        ))}
        {dialog}
      </>
    );
  }
  render(
    <DesignProvider>
      <Header />
    </DesignProvider>,
  );
  return userEvent.setup();
}

it('fetches a dialog when it is opened and not before', async () => {
  const load = jest.fn(() => Promise.resolve(moduleOf('Help')));
  const user = setUp({ Help: load });
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await user.click(await screen.findByRole('button', { name: 'Close Help' }));
  expect(screen.queryByRole('button', { name: 'Close Help' })).not.toBeInTheDocument();
});

it('says that a dialog could not be opened, and opens it on Retry', async () => {
  const load = jest
    .fn<ReturnType<LoadDialog>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue(moduleOf('Help'));
  const told = jest.fn<void, [Event]>();
  window.addEventListener(DIALOG_MISSING_EVENT, told, { once: true });
  const user = setUp({ Help: load });
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened.');
  expect(told.mock.lastCall?.[0]).toMatchObject({ detail: { message: 'Loading chunk 7 failed' } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Close Help' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('when the browser goes back before it is there', () => {
  beforeEach(() => window.history.replaceState(null, '', '/all-updates'));

  /** What the browser does: the address is the earlier one by then. */
  function goBackTo(address: string) {
    window.history.replaceState(null, '', address);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  }
  async function openWhileGoingBackTo(address: string) {
    let arrive: (dialog: ReturnType<typeof moduleOf>) => void = () => undefined;
    const user = setUp({ Help: () => new Promise((resolve) => (arrive = resolve)) });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    goBackTo(address);
    await act(async () => arrive(moduleOf('Help')));
  }

  it('does not open over another page', async () => {
    await openWhileGoingBackTo('/');
    expect(screen.queryByRole('button', { name: 'Close Help' })).not.toBeInTheDocument();
  });

  it('opens over another place on the same page', async () => {
    await openWhileGoingBackTo('/all-updates#end');
    expect(screen.getByRole('button', { name: 'Close Help' })).toBeInTheDocument();
  });

  it('no longer says that it could not be opened', async () => {
    const user = setUp({ Help: () => Promise.reject(new Error('Loading chunk 7 failed')) });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    await screen.findByRole('alert');
    goBackTo('/');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('opens the newest of two, whichever arrives first', async () => {
  let arrive: (dialog: ReturnType<typeof moduleOf>) => void = () => undefined;
  const slow = () => new Promise<ReturnType<typeof moduleOf>>((resolve) => (arrive = resolve));
  const user = setUp({ Help: slow, Nominate: () => Promise.resolve(moduleOf('Nominate')) });
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await user.click(screen.getByRole('button', { name: 'Nominate' }));
  await screen.findByRole('button', { name: 'Close Nominate' });
  await act(async () => arrive(moduleOf('Help')));
  expect(screen.getByRole('button', { name: 'Close Nominate' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close Help' })).not.toBeInTheDocument();
});
