import { renderHook } from '@testing-library/react';

import { useDeferredArrival } from './use-deferred-arrival';

/** Renders the hook with each of the data in turn; what every render of it returned. */
function returnedFor(...all: (string | undefined)[]) {
  const returned: (string | undefined)[] = [];
  const { rerender } = renderHook(
    ({ data }) => {
      returned.push(useDeferredArrival(data));
    },
    { initialProps: { data: all[0] } },
  );
  return all.map((data, index) => {
    if (index > 0) rerender({ data });
    return returned.splice(0);
  });
}

test('data that arrives later is rendered separately, and can be interrupted', () => {
  expect(returnedFor(undefined, 'deals')).toEqual([[undefined], [undefined, 'deals']]);
});

test('what is there when the screen opens is shown at once', () => {
  expect(returnedFor('deals')).toEqual([['deals']]);
});

test('what changes later is shown at once, and rendered once', () => {
  expect(returnedFor('deals', 'other deals')).toEqual([['deals'], ['other deals']]);
});

test('data that is no longer known disappears at once', () => {
  expect(returnedFor('deals', undefined)).toEqual([['deals'], [undefined, undefined]]);
});
