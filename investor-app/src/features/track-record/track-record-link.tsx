import { Link as RouterLink } from '@syndication/contract/host/router';
import { TRACK_RECORD_PATH } from '@syndication/contract/outcomes/outcomes-path.rules';
import { ButtonLink } from '@syndication/shared-ui/core';

/** The way to how good predictions were. */
export function TrackRecordLink() {
  return (
    <ButtonLink asChild variant="outline">
      <RouterLink to={TRACK_RECORD_PATH}>Track record</RouterLink>
    </ButtonLink>
  );
}
