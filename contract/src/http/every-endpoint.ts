import * as accountSecurity from '../account-security/account-security.endpoints';
import * as accounts from '../accounts/accounts.endpoints';
import * as agreement from '../agreement/agreement.endpoints';
import * as consoleAgreement from '../console-agreement/console-agreement.endpoints';
import * as consoleAudit from '../console-audit/console-audit.endpoints';
import * as consoleDeals from '../console-deals/console-deals.endpoints';
import * as consoleGroups from '../console-groups/console-groups.endpoints';
import * as consoleHealth from '../console-health/console-health.endpoints';
import * as consoleNominations from '../console-nominations/console-nominations.endpoints';
import * as consoleOverview from '../console-overview/console-overview.endpoints';
import * as consoleSettings from '../console-settings/console-settings.endpoints';
import * as consolePeople from '../console-people/console-people.endpoints';
import * as consoleUpdates from '../console-updates/console-updates.endpoints';
import * as contents from '../contents/contents.endpoints';
import * as digests from '../digests/digests.endpoints';
import * as feedback from '../feedback/feedback.endpoints';
import type { EndpointDefinition } from './endpoint';
import * as identityProviders from '../identity-providers/identity-providers.endpoints';
import * as memberDeals from '../member-deals/member-deals.endpoints';
import * as members from '../members/members.endpoints';
import * as nominations from '../nominations/nominations.endpoints';
import * as outcomes from '../outcomes/outcomes.endpoints';
import * as ownData from '../own-data/own-data.endpoints';
import * as passkeys from '../passkeys/passkeys.endpoints';
import * as predictions from '../predictions/predictions.endpoints';
import * as profileDrafts from '../profile-drafts/profile-drafts.endpoints';
import * as releaseReports from '../release/release-reports.endpoints';
import * as settings from '../settings/settings.endpoints';
import * as updateLinks from '../update-links/update-links.endpoints';
import * as ventures from '../ventures/ventures.endpoints';
import * as votes from '../votes/votes.endpoints';

/** Every call of the contract, by what it is about. A new file of endpoints is named here and nowhere else. */
export const ENDPOINTS_BY_SUBJECT: Record<string, Record<string, EndpointDefinition>> = {
  accounts,
  'account security': accountSecurity,
  'own data': ownData,
  passkeys,
  'identity providers': identityProviders,
  members,
  agreement,
  ventures,
  'profile drafts': profileDrafts,
  'update links': updateLinks,
  votes,
  'member deals': memberDeals,
  digests,
  predictions,
  outcomes,
  nominations,
  contents,
  feedback,
  'release reports': releaseReports,
  'console: overview': consoleOverview,
  'console: groups': consoleGroups,
  'console: people': consolePeople,
  'console: deals': consoleDeals,
  'console: nominations': consoleNominations,
  'console: settings': consoleSettings,
  'console: updates': consoleUpdates,
  'console: agreement': consoleAgreement,
  'console: audit': consoleAudit,
  'console: health': consoleHealth,
  settings,
};

export const ENDPOINTS = Object.values(ENDPOINTS_BY_SUBJECT).flatMap((endpoints) =>
  Object.values(endpoints),
);
