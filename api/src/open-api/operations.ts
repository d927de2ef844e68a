import * as accountSecurity from '@syndication/contract/account-security/account-security.endpoints';
import * as accounts from '@syndication/contract/accounts/accounts.endpoints';
import * as contents from '@syndication/contract/contents/contents.endpoints';
import * as feedback from '@syndication/contract/feedback/feedback.endpoints';
import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import * as identityProviders from '@syndication/contract/identity-providers/identity-providers.endpoints';
import * as members from '@syndication/contract/members/members.endpoints';
import * as nominations from '@syndication/contract/nominations/nominations.endpoints';
import * as predictions from '@syndication/contract/predictions/predictions.endpoints';
import * as profileDrafts from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import * as releaseReports from '@syndication/contract/release/release-reports.endpoints';
import * as ventures from '@syndication/contract/ventures/ventures.endpoints';
import * as votes from '@syndication/contract/votes/votes.endpoints';

const ENDPOINTS_BY_SUBJECT: Record<string, Record<string, EndpointDefinition>> = {
  accounts,
  'account security': accountSecurity,
  'identity providers': identityProviders,
  members,
  ventures,
  'profile drafts': profileDrafts,
  votes,
  predictions,
  nominations,
  contents,
  feedback,
  'release reports': releaseReports,
};

export interface Operation {
  /** The name of the endpoint in the contract. */
  id: string;
  subject: string;
  endpoint: EndpointDefinition;
}

/** Every call that the API serves; those of the partner host have no base. */
export const OPERATIONS: readonly Operation[] = Object.entries(ENDPOINTS_BY_SUBJECT).flatMap(
  ([subject, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, { base }]) => base !== '')
      .map(([id, endpoint]) => ({ id, subject, endpoint })),
);

export const SUBJECTS = Object.keys(ENDPOINTS_BY_SUBJECT);
