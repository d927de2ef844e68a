import { MAIN_ID } from '@syndication/shared-ui/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';

import { usePageEntry } from './use-page-entry';

const root = document.documentElement;

/** jsdom has no layout: pages here are as high as a test says. */
function setPageHeight(height: number) {
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: height });
}
function scrollTo(top: number) {
  root.scrollTop = top;
  fireEvent.scroll(window);
}

let grow: () => void = () => undefined;
beforeEach(() => {
  setPageHeight(5000);
  root.scrollTop = 0;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grow = () => callback([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => {
      grow = () => undefined;
    };
  };
});

function Pages() {
  usePageEntry();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/deal">Deal</Link>
      <Link to="?sort=name">Sort</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <main id={MAIN_ID} tabIndex={-1} />
    </>
  );
}

function openPages() {
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByText(name));

describe('usePageEntry', () => {
  it('leaves the focus where it is when the page is opened', () => {
    openPages();
    expect(document.body).toHaveFocus();
  });

  it('starts another path at its top, with the focus on its content', async () => {
    const user = openPages();
    scrollTo(1200);
    await press(user, 'Deal');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(root.scrollTop).toBe(0);
  });

  it('leaves focus and place alone when only the query changes', async () => {
    const user = openPages();
    scrollTo(1200);
    await press(user, 'Sort');
    expect(screen.getByText('Sort')).toHaveFocus();
    expect(root.scrollTop).toBe(1200);
  });

  it('finds the place again on the way back', async () => {
    const user = openPages();
    scrollTo(1200);
    await press(user, 'Deal');
    await press(user, 'Back');
    expect(root.scrollTop).toBe(1200);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('follows a page that is still growing to the place, and stops there', async () => {
    const user = openPages();
    scrollTo(1200);
    await press(user, 'Deal');
    setPageHeight(900);
    await press(user, 'Back');
    root.scrollTop = 900;
    setPageHeight(5000);
    grow();
    expect(root.scrollTop).toBe(1200);
    root.scrollTop = 40;
    grow();
    expect(root.scrollTop).toBe(40);
  });

  it('gives way to a reader who moves on', async () => {
    const user = openPages();
    scrollTo(1200);
    await press(user, 'Deal');
    setPageHeight(900);
    await press(user, 'Back');
    fireEvent.wheel(window);
    root.scrollTop = 300;
    grow();
    expect(root.scrollTop).toBe(300);
  });
});
