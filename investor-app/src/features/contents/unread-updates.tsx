import { useEffect } from 'react';

import { useUpdates } from './use-updates';

/** Tells the menu whether What's New has something that the member has not read. */
export default function UnreadUpdates({ onChange }: { onChange: (hasUnread: boolean) => void }) {
  const { whatsNew } = useUpdates();
  const hasUnread = whatsNew?.some(({ isRead }) => !isRead) === true;
  useEffect(() => onChange(hasUnread), [hasUnread, onChange]);
  return null;
}
