import { Form, TextField } from '@syndication/shared-ui/forms';
import { entrepreneurSession, ScreenHost } from '@syndication/shared-ui/testing';
import { useLocation } from '@syndication/contract/host/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LeaveGuard } from './leave-guard';

/** What jsdom lacks: the browser's navigation, as far as the guard listens to it. */
class FakeNavigation extends EventTarget {
  traverseTo = jest.fn();
  /** Whether it took place. */
  async start(facts: { url?: string; type?: NavigationType; sameDocument?: boolean }) {
    const { url = '/', type = 'push', sameDocument = true } = facts;
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: type,
      destination: { url: new URL(url, location.href).href, key: 'entry', sameDocument },
    });
    let isFree = true;
    await act(async () => {
      isFree = this.dispatchEvent(event);
    });
    return isFree;
  }
}

let navigation: FakeNavigation;
beforeEach(() => {
  navigation = new FakeNavigation();
  window.history.replaceState(null, '', '/profile');
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
});

const Where = () => <p>At {useLocation().pathname}</p>;

function renderTyped(isTyped = true) {
  render(
    <ScreenHost session={entrepreneurSession} at="/profile">
      <Form label="Profile" validate={() => ({})} onSubmit={() => Promise.resolve()}>
        <TextField name="companyName" label="Company name" />
        <LeaveGuard />
      </Form>
      <Where />
    </ScreenHost>,
  );
  if (!isTyped) return;
  fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Tidewater' } });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

it('does not ask if nothing was typed', async () => {
  renderTyped(false);
  expect(await navigation.start({ url: '/' })).toBe(true);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('asks before a link is followed, and follows it then', async () => {
  renderTyped();
  expect(await navigation.start({ url: '/?from=form' })).toBe(false);
  await press('Keep editing');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText('At /profile')).toBeVisible();

  await navigation.start({ url: '/account' });
  await press('Leave');
  expect(screen.getByText('At /account')).toBeVisible();
});

it('asks before going back, and goes back then', async () => {
  renderTyped();
  expect(await navigation.start({ type: 'traverse' })).toBe(false);
  await press('Leave');
  expect(navigation.traverseTo).toHaveBeenCalledWith('entry');
  expect(await navigation.start({ type: 'traverse' })).toBe(true);
});

it.each([
  ['a redirect', { type: 'replace' as const }],
  ['another place on the page', { url: '/profile#round' }],
  ['another document, which the browser asks about', { sameDocument: false }],
])('is not in the way of %s', async (_, start) => {
  renderTyped();
  expect(await navigation.start(start)).toBe(true);
  expect(dialog()).not.toBeInTheDocument();
});

it('has the browser ask before the document is left', async () => {
  renderTyped();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});
