import { useHost } from '@syndication/contract/host';
import { useQueryClient } from '@syndication/contract/host/query';
import { useEffect } from 'react';

import { showRead } from './api/put-content-read';
import { followOtherTabs } from './reads-in-other-tabs';
import { useUpdates } from './use-updates';

/** Tells the menu whether What's New has something that the member has not read, here or in another tab. */
export default function UnreadUpdates({ onChange }: { onChange: (hasUnread: boolean) => void }) {
  const { api } = useHost();
  const cache = useQueryClient();
  const { whatsNew } = useUpdates();
  const hasUnread = whatsNew?.some(({ isRead }) => !isRead) === true;
  useEffect(() => onChange(hasUnread), [hasUnread, onChange]);
  useEffect(() => followOtherTabs((id) => showRead(api, cache, id, true)), [api, cache]);
  return null;
}
