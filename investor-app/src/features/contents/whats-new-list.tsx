import { NOTHING_TO_SHOW } from '@syndication/contract/contents/contents.rules';
import { Text } from '@syndication/shared-ui/core';

import { LoadError } from '../../components/load-error';
import { UpdateList } from './update-list';
import { UpdatesSkeleton } from './updates-skeleton';
import { type Updates } from './use-updates';

export interface WhatsNewListProps {
  updates: Updates;
  /** How many at most. */
  count: number;
  /** The item that is being read already. */
  exceptId?: string;
}

/** The newest special updates in few words, in every state: for menu and sidebar. */
export function WhatsNewList({ updates, count, exceptId }: WhatsNewListProps) {
  const { whatsNew, error, isFetching, retry } = updates;
  const shown = whatsNew?.filter(({ contentId }) => contentId !== exceptId).slice(0, count);
  return (
    <>
      {error && (
        <LoadError
          error={error}
          onRetry={retry}
          isRetrying={isFetching}
          isDataKept={shown !== undefined}
        />
      )}
      {shown && shown.length > 0 && <UpdateList contents={shown} density="compact" level={3} />}
      {shown?.length === 0 && <Text tone="muted">{NOTHING_TO_SHOW}</Text>}
      {!shown && !error && <UpdatesSkeleton count={count} />}
    </>
  );
}
