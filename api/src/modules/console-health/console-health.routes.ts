import * as contract from '@syndication/contract/console-health/console-health.endpoints';
import { RELEASES_SHOWN_HOURS } from '@syndication/contract/console-health/console-health.rules';
import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import { readOutboxState } from '../../mail/outbox.repository';
import { isMailInTrouble } from '../../mail/outbox-watch';
import { countReports } from '../release-reports/count-reports.repository';
import { hoursBefore } from '../release-reports/record-reports';
import { countGivenUpMails, findJobRuns, findUnsentMails } from './console-health.repository';
import { retryMails } from './retry-mail';
import { sendTestMail } from './send-test-mail';

export const registerConsoleHealth: RegisterModule = (app) => {
  const { context } = app;
  const { db, now, config } = context;
  const hasServer = config.SMTP_URL !== undefined || config.MAILBOX_PORT !== undefined;

  registerEndpoint(app, contract.getConsoleHealth, async () => {
    const [state, givenUp, unsent, jobs, releases] = await Promise.all([
      readOutboxState(db, now()),
      countGivenUpMails(db),
      findUnsentMails(db),
      findJobRuns(db),
      countReports(db, undefined, hoursBefore(now(), RELEASES_SHOWN_HOURS)),
    ]);
    const { waiting } = state;
    return {
      mail: { hasServer, waiting, givenUp, isInTrouble: isMailInTrouble(state), unsent },
      jobs,
      releases: releases.map(({ app: name, version, loads, failures, clients, failingClients }) => {
        return { app: name, version, loads, failures, clients, failingClients };
      }),
    };
  });

  registerEndpoint(app, contract.putTestMail, ({ session, params, body }) =>
    sendTestMail(context, { id: params.id, recipient: normalizeEmail(body.email) }, session.userId),
  );

  registerEndpoint(app, contract.retryMail, async ({ session }) => ({
    count: await retryMails(context, session.userId),
  }));
};
