import { MAIN_ID } from '@syndication/shared-ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';

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

/** How the browser came to the document. */
function mockNavigationType(type: NavigationTimingType) {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}

let grow: () => void = () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  mockNavigationType('navigate');
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

let leaveDocument: () => void;
function openPages(path = '/') {
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Pages />
    </MemoryRouter>,
  );
  leaveDocument = () => {
    fireEvent(window, new Event('pagehide'));
    unmount();
    root.scrollTop = 0;
  };
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

  describe('to a page whose code is late', () => {
    const MENU = 'Hello';
    let showPage: () => Promise<void>;
    beforeEach(() => {
      window.history.replaceState(null, '', '/');
      const LatePage = lazy(
        () =>
          new Promise<{ default: () => ReactNode }>((resolve) => {
            showPage = () => act(async () => resolve({ default: () => 'The page' }));
          }),
      );
      render(
        <BrowserRouter>
          <Pages />
          <button>{MENU}</button>
          <Suspense>
            <Routes>
              <Route path="/" element="Before" />
              <Route path="/deal" element={<LatePage />} />
            </Routes>
          </Suspense>
        </BrowserRouter>,
      );
    });

    it('leaves the focus with what was pressed meanwhile', async () => {
      const user = userEvent.setup();
      await press(user, 'Deal');
      expect(screen.getByText('Before')).toBeVisible();
      await press(user, MENU);
      await showPage();
      expect(screen.getByText('The page')).toBeVisible();
      expect(screen.getByText(MENU)).toHaveFocus();
    });

    it('takes it when nothing else was pressed, or it is where it was', async () => {
      const user = userEvent.setup();
      await press(user, 'Deal');
      await user.keyboard('{Shift}');
      await showPage();
      expect(screen.getByRole('main')).toHaveFocus();
      await press(user, MENU);
      await press(user, 'Back');
      await screen.findByText('Before');
      expect(screen.getByRole('main')).toHaveFocus();
    });
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

  it('finds the place again when the document is reloaded, once the page is there', () => {
    openPages();
    scrollTo(1200);
    leaveDocument();
    mockNavigationType('reload');
    setPageHeight(900);
    openPages();
    root.scrollTop = 900;
    setPageHeight(5000);
    grow();
    expect(root.scrollTop).toBe(1200);
    expect(document.body).toHaveFocus();
  });

  it('finds the place on the way back from another document, of this page', () => {
    openPages('/deal');
    scrollTo(1200);
    leaveDocument();
    openPages('/help');
    scrollTo(300);
    leaveDocument();
    mockNavigationType('back_forward');
    openPages('/deal');
    expect(root.scrollTop).toBe(1200);
  });

  it('starts at the top when the address is opened again', () => {
    openPages();
    scrollTo(1200);
    leaveDocument();
    openPages();
    expect(root.scrollTop).toBe(0);
  });

  it('leaves no place to the browser, also when the page comes back as it was left', () => {
    openPages();
    fireEvent(window, new Event('pagehide'));
    fireEvent(window, new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });
});
