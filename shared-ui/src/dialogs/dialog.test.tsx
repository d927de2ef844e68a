import type { ReactNode } from 'react';

import { act, fireEvent, render, screen } from '@testing-library/react';

import { DesignProvider } from '@syndication/shared-ui/core';
import { Dialog } from './dialog';

/** A press outside an open dialog. @param detail which click in a row it is, from 1 */
function clickOutside(detail: number): jest.Mock {
  const onClose = jest.fn();
  render(
    <DesignProvider>
      <Dialog isOpen title="Tidewater Robotics" onClose={onClose}>
        Its deal
      </Dialog>
    </DesignProvider>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail });
  return onClose;
}

it('is closed by a click outside it', () => {
  expect(clickOutside(1)).toHaveBeenCalledTimes(1);
});

it('stays open for the second half of the double click that opened it', () => {
  expect(clickOutside(2)).not.toHaveBeenCalled();
});

/** A dialog with a group of radio buttons, the second of which is chosen. */
const renderChoices = (before: ReactNode) =>
  render(
    <DesignProvider>
      <Dialog isOpen title="New group" onClose={() => {}}>
        {before}
        <input type="radio" name="ballots" aria-label="One" />
        <input type="radio" name="ballots" aria-label="Three" defaultChecked />
      </Dialog>
    </DesignProvider>,
  );

it('starts at its first field, also before radio buttons', () => {
  renderChoices(<input aria-label="Name" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('starts at the chosen one of radio buttons', () => {
  renderChoices(null);
  expect(screen.getByRole('radio', { name: 'Three' })).toHaveFocus();
});

describe('when the browser goes back', () => {
  beforeEach(() => window.history.replaceState(null, '', '/all-updates'));

  /** What the browser does: the address is the earlier one by then. */
  function goBackTo(address: string) {
    window.history.replaceState(null, '', address);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  }
  function renderDialog(isBlocking: boolean): jest.Mock {
    const onClose = jest.fn();
    render(
      <DesignProvider>
        <Dialog isOpen isBlocking={isBlocking} title="Feedback" onClose={onClose}>
          <input aria-label="Message" />
        </Dialog>
      </DesignProvider>,
    );
    return onClose;
  }

  it.each(['/', '/all-updates?page=1'])('is closed over another page, %s', (address) => {
    const onClose = renderDialog(false);
    goBackTo(address);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays over another place on the same page', () => {
    const onClose = renderDialog(false);
    goBackTo('/all-updates#end');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays where it blocks', () => {
    const onClose = renderDialog(true);
    goBackTo('/');
    expect(onClose).not.toHaveBeenCalled();
  });
});
