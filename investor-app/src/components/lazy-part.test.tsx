import { investorSession, ScreenHost } from '@syndication/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { LazyPart } from './lazy-part';

const show = (part: ReactNode) => render(<ScreenHost session={investorSession}>{part}</ScreenHost>);

it.each([
  ['on Retry', async () => userEvent.click(await screen.findByRole('button', { name: 'Retry' }))],
  [
    'by itself with the connection',
    async () => {
      await screen.findByText('This part of the page did not load');
      act(() => void window.dispatchEvent(new Event('offline')));
      act(() => void window.dispatchEvent(new Event('online')));
    },
  ],
])('asks again for code that did not come, %s', async (way, askAgain) => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <p>There</p> });
  show(<LazyPart name={way} load={load} props={{}} />);
  await askAgain();
  expect(await screen.findByText('There')).toBeVisible();
});

it.each([
  ['does not come', () => Promise.reject(new Error('offline'))],
  ['came without what it exports', () => Promise.resolve({} as never)],
])('shows what its place has for it when its code %s', async (reason, load) => {
  show(<LazyPart name={reason} load={load} props={{}} failure={<p>Without</p>} />);
  await waitFor(() => expect(screen.getByText('Without')).toBeVisible());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
