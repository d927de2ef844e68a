import type { RegisterModule } from '../app-context';
import { registerAccountSecurity } from './account-security/account-security.routes';
import { registerAccounts } from './accounts/account.routes';
import { registerSignIn } from './accounts/sign-in.routes';
import { registerAgreement } from './agreement/agreement.routes';
import { registerConsoleAgreement } from './console-agreement/console-agreement.routes';
import { registerConsoleAudit } from './console-audit/console-audit.routes';
import { registerConsoleDeals } from './console-deals/console-deals.routes';
import { registerConsoleGroups } from './console-groups/console-groups.routes';
import { registerConsoleHealth } from './console-health/console-health.routes';
import { registerConsoleNominations } from './console-nominations/console-nominations.routes';
import { registerConsoleOverview } from './console-overview/console-overview.routes';
import { registerConsolePeople } from './console-people/console-people.routes';
import { registerConsoleUpdates } from './console-updates/console-updates.routes';
import { registerSettings } from './settings/settings.routes';
import { registerContents } from './contents/contents.routes';
import { registerDigests } from './digests/digests.routes';
import { registerFeedback } from './feedback/feedback.routes';
import { registerHealth } from './health/health.routes';
import { registerIdentityProviders } from './identity-providers/identity-providers.routes';
import { registerMemberDeals } from './member-deals/member-deals.routes';
import { registerMembers } from './members/members.routes';
import { registerNominations } from './nominations/nominations.routes';
import { registerOutcomes } from './outcomes/outcomes.routes';
import { registerOwnData } from './own-data/own-data.routes';
import { registerPasskeys } from './passkeys/passkeys.routes';
import { registerPredictions } from './predictions/predictions.routes';
import { registerProfileDrafts } from './profile-drafts/profile-drafts.routes';
import { registerReleaseReports } from './release-reports/release-reports.routes';
import { registerUpdateLinks } from './update-links/update-links.routes';
import { registerVentures } from './ventures/ventures.routes';
import { registerVotes } from './votes/votes.routes';

/** Everything that the API serves; a new module is one line here. */
export const modules: readonly RegisterModule[] = [
  registerHealth,
  registerSignIn,
  registerAccounts,
  registerAccountSecurity,
  registerOwnData,
  registerPasskeys,
  registerIdentityProviders,
  registerMembers,
  registerAgreement,
  registerVentures,
  registerUpdateLinks,
  registerProfileDrafts,
  registerVotes,
  registerMemberDeals,
  registerDigests,
  registerPredictions,
  registerOutcomes,
  registerContents,
  registerNominations,
  registerFeedback,
  registerReleaseReports,
  registerSettings,
  registerConsoleOverview,
  registerConsoleGroups,
  registerConsolePeople,
  registerConsoleDeals,
  registerConsoleUpdates,
  registerConsoleAgreement,
  registerConsoleAudit,
  registerConsoleHealth,
  registerConsoleNominations,
];
