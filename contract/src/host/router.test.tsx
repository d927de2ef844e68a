/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { SearchLink, useLocation, useSearchParams } from './router';

const renderAt = (address: string) =>
  renderHook(useSearchParams, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result;

const sortedByName = (params: URLSearchParams) => {
  params.set('sort', 'name-desc');
  return params;
};

describe('parameters of the address', () => {
  it('keep a change that is not shown yet when the next one comes', () => {
    const result = renderAt('/?tab=all');
    const [, change] = result.current;
    act(() => {
      change((params) => {
        params.set('company', 'ri');
        return params;
      });
      change(sortedByName);
    });
    expect(result.current[0].toString()).toBe('tab=all&company=ri&sort=name-desc');
  });

  it('can be replaced as a whole, and changed from there', () => {
    const result = renderAt('/?tab=all');
    const [, change] = result.current;
    act(() => {
      change({ show: 'open' });
      change(sortedByName);
    });
    expect(result.current[0].toString()).toBe('show=open&sort=name-desc');
  });
});

describe('a link made from the search', () => {
  function Search() {
    const [, change] = useSearchParams();
    const { pathname, search, state } = useLocation();
    return (
      <>
        <button onClick={() => change(sortedByName)}>Sort</button>
        <SearchLink to={(from) => `/deal${from}`} state={(from) => ({ from })}>
          Deal
        </SearchLink>
        <output>{JSON.stringify([pathname + search, state])}</output>
      </>
    );
  }
  const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent);
  const press = (options?: MouseEventInit) => {
    render(<Search />, {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/?tab=all']}>{children}</MemoryRouter>
      ),
    });
    act(() => {
      fireEvent.click(screen.getByRole('button'));
      fireEvent.click(screen.getByRole('link'), options);
    });
  };

  it('leads on from a change that is not shown yet', () => {
    press();
    const search = '?tab=all&sort=name-desc';
    expect(shown()).toEqual([`/deal${search}`, { from: search }]);
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/deal${search}`);
  });

  it('leaves other windows to the browser', () => {
    press({ ctrlKey: true });
    expect(shown()).toEqual(['/?tab=all&sort=name-desc', null]);
  });
});
