import { Link } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { ButtonLink } from '@syndication/shared-ui/core';

/** The way to the edit page (section 2). */
export function EditProfileLink({ venture }: { venture: Pick<Venture, 'id'> }) {
  return (
    <ButtonLink asChild>
      <Link to={`/profile/${venture.id}/edit`}>Edit Profile</Link>
    </ButtonLink>
  );
}
