/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { useSearchParams } from './router';

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
