import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { Text } from '@syndication/shared-ui/core';
import { formatDay } from '@syndication/contract/fields/dates.rules';

/** Who prints the page, and when: at the head of the first sheet, and not on the screen. */
export function PrintedFor({ name, email }: { name: string; email: string }) {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    // The browser prints the state at the end of the event.
    const onBeforePrint = () => flushSync(() => setTime(new Date()));
    const onAfterPrint = () => setTime(null);
    addEventListener('beforeprint', onBeforePrint);
    addEventListener('afterprint', onAfterPrint);
    return () => {
      removeEventListener('beforeprint', onBeforePrint);
      removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
  if (!time) return null;
  return (
    <Text size="xs" tone="muted" mb="4">
      Highly confidential. Printed for {name} ({email}) on {formatDay(time, 'long')}.
    </Text>
  );
}
