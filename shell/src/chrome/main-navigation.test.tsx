import '../testing/inline-registry';
import {
  defineRemoteApp,
  type ClientSession,
  type NavigationEntry,
} from '@syndication/contract/host';
import { entrepreneurSession, investorSession } from '@syndication/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ShellScreens } from '../testing/shell-screens';

const place = (label: string, path: string, more: Partial<NavigationEntry> = {}) => ({
  label,
  path,
  icon: 'M0 0',
  ...more,
});

const investorApp = defineRemoteApp({
  name: 'investor-app',
  routes: [{ path: '*', title: 'Screen', Component: () => <h1>A screen</h1> }],
  navigation: [
    place('Deals', '/', { alsoAt: ['/ventures'] }),
    place('Updates', '/all-updates', { alsoAt: ['/contents'] }),
    place('Predictions', '/predictions', { isFor: ({ activeGroup }) => activeGroup === null }),
  ],
  menuActions: [
    { label: 'My votes', path: '/my-votes' },
    { label: 'Not for members', path: '/never', isFor: () => false },
    {
      label: 'Ask the association',
      load: () => Promise.resolve({ default: () => <p role="dialog">Ask away</p> }),
    },
  ],
});

const open = (at: string, app = investorApp, session: ClientSession = investorSession) =>
  render(<ShellScreens app={app} session={session} at={at} />);
const places = () => within(screen.getByRole('navigation', { name: 'Main' }));
const labels = () =>
  places()
    .getAllByRole('link')
    .map((link) => link.textContent);

it('has the places of the remote that are there for the member, in their order', () => {
  open('/');
  expect(labels()).toEqual(['Deals', 'Updates']);
});

it.each([
  ['/', 'Deals', 'page'],
  ['/ventures/7', 'Deals', 'true'],
  ['/all-updates', 'Updates', 'page'],
  ['/contents/3', 'Updates', 'true'],
])('at %s marks %s as the current place', (at, label, current) => {
  open(at);
  expect(places().getByRole('link', { name: label })).toHaveAttribute('aria-current', current);
  expect(
    places()
      .getAllByRole('link')
      .filter((link) => link.ariaCurrent !== null),
  ).toHaveLength(1);
});

it('marks none on a page that belongs to none', () => {
  open('/contents-of-nobody');
  expect(places().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  expect(places().queryByRole('link', { current: true })).not.toBeInTheDocument();
});

it('is empty for a remote that does not declare any', () => {
  const { navigation: _, menuActions: __, ...older } = investorApp;
  open('/', older);
  expect(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent('');
});

it('leaves out the navigation, and nothing else, if the remote throws while it renders', () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  const isFor = () => {
    throw new Error('Nobody knows.');
  };
  open('/', { ...investorApp, navigation: [place('Deals', '/', { isFor })], menuActions: [] });
  expect(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Deals' })).not.toBeInTheDocument();
});

describe('the user menu', () => {
  it("has the remote's rows, and opens a dialog that stays when the menu closes", async () => {
    const user = userEvent.setup();
    open('/');
    const menu = screen.getByRole('button', { name: 'Hello, Irene' });
    await user.click(menu);
    expect(screen.getByRole('link', { name: 'My votes' })).toHaveAttribute('href', '/my-votes');
    expect(screen.queryByRole('link', { name: 'Not for members' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask the association' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ask away');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the places that are too few for a bar at the bottom of a phone', async () => {
    const user = userEvent.setup();
    const app = defineRemoteApp({
      name: 'entrepreneur-app',
      routes: investorApp.routes,
      navigation: [place('Your profile', '/')],
    });
    open('/elsewhere', app, entrepreneurSession);
    await user.click(screen.getByRole('button', { name: /^Hello/ }));
    expect(screen.getAllByRole('link', { name: 'Your profile' })).toHaveLength(2);
  });
});
