import { act, renderHook } from '@testing-library/react';

import { useEmailRows } from './use-email-rows';

it.each([
  [21, 'You can nominate up to 20 addresses at a time; the last one was left out.'],
  [23, 'You can nominate up to 20 addresses at a time; the last 3 were left out.'],
])('says of %i pasted addresses what was left out', (count, note) => {
  const { result } = renderHook(() => useEmailRows({ emails: [''], onChange: () => undefined }));
  const pasted = Array.from({ length: count }, (_, index) => `ceo${index}@company.example`);
  act(() => void result.current.paste(0, pasted.join(', ')));
  expect(result.current.note).toBe(note);
});
