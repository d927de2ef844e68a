import { fireEvent, render, screen } from '@testing-library/react';

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
