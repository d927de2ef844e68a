import * as contract from '@syndication/contract/console-agreement/console-agreement.endpoints';
import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';

import type { RegisterModule } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { FIRST_AGREEMENT } from '../agreement/first-agreement';
import { publishVersion, writeDraft } from './change-agreement';
import {
  countMembers,
  findAcceptances,
  findAgreementVersions,
  findVersion,
} from './console-agreement.repository';

/** @throws AppError NOT_FOUND for a version that nobody can have accepted */
async function requirePublished(db: Database, number: number): Promise<void> {
  if (number === FIRST_AGREEMENT_VERSION) return;
  if (!(await findVersion(db, number))?.publishedAt) throw new AppError('NOT_FOUND');
}

export const registerConsoleAgreement: RegisterModule = (app) => {
  const { context } = app;
  const { db } = context;

  registerEndpoint(app, contract.getConsoleAgreement, async () => ({
    versions: await findAgreementVersions(db, FIRST_AGREEMENT),
    members: await countMembers(db),
  }));

  registerEndpoint(app, contract.putAgreementDraft, ({ session, body }) =>
    writeDraft(context, session, body),
  );

  registerEndpoint(app, contract.publishAgreement, ({ session, params, body }) =>
    publishVersion(context, session, Number(params.number), body.version),
  );

  registerEndpoint(app, contract.getAcceptances, async ({ params }) => {
    const number = Number(params.number);
    await requirePublished(db, number);
    return findAcceptances(db, number);
  });

  registerEndpoint(app, contract.exportAcceptances, ({ session, params }) =>
    db.transaction(async (tx) => {
      const number = Number(params.number);
      await requirePublished(tx, number);
      const found = await findAcceptances(tx, number);
      await recordChanges(tx, [
        {
          action: 'agreement-exported',
          by: session.userId,
          target: { type: 'agreement', id: params.number },
          after: { members: found.length },
        },
      ]);
      return found;
    }),
  );
};
