import * as account from '@syndication/contract/account-security/account-security.endpoints';
import * as accounts from '@syndication/contract/accounts/accounts.endpoints';
import * as contents from '@syndication/contract/contents/contents.endpoints';
import * as feedback from '@syndication/contract/feedback/feedback.endpoints';
import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import * as identity from '@syndication/contract/identity-providers/identity-providers.endpoints';
import * as members from '@syndication/contract/members/members.endpoints';
import * as nominations from '@syndication/contract/nominations/nominations.endpoints';
import * as predictions from '@syndication/contract/predictions/predictions.endpoints';
import * as drafts from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import * as reports from '@syndication/contract/release/release-reports.endpoints';
import * as ventures from '@syndication/contract/ventures/ventures.endpoints';
import * as votes from '@syndication/contract/votes/votes.endpoints';

/** Every call of the contract. */
export const ENDPOINTS: readonly EndpointDefinition[] = [
  account,
  accounts,
  contents,
  feedback,
  identity,
  members,
  nominations,
  predictions,
  drafts,
  reports,
  ventures,
  votes,
].flatMap((module) => Object.values<EndpointDefinition>(module));
