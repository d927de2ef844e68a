import * as contract from '@syndication/contract/console-deals/console-deals.endpoints';
import type { ConsoleDeal } from '@syndication/contract/console-deals/console-deals.schemas';
import { readListing } from '@syndication/contract/ventures/listing.rules';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import { toRoundState } from '../ventures/to-venture';
import { changeDealGroup, changeDealHidden, closeDeal } from './change-deals';
import { findDeals, type DealRow } from './console-deals.repository';

function toDeal(row: DealRow, now: Date): ConsoleDeal {
  const { confirmedMs, editedMs, round, total: _, ...facts } = row;
  const dates = { confirmedAt: new Date(confirmedMs), editedAt: new Date(editedMs) };
  const { isListed, until } = readListing(dates, now);
  const state = round && toRoundState(round, now);
  return {
    ...facts,
    isFresh: isListed,
    listedUntil: until.toISOString(),
    round: state && {
      name: state.name,
      isClosed: state.isRoundClosed,
      amountUsd: round.amountUsd,
      committed: round.committed,
    },
  };
}

export const registerConsoleDeals: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(app, contract.getConsoleDeals, async ({ session, query }) => {
    const now = context.now();
    const own = session.isStaff ? null : session.adminGroupIds;
    const rows = await findDeals(context.db, own, query, now);
    return { deals: rows.map((row) => toDeal(row, now)), total: rows[0]?.total ?? 0 };
  });

  registerEndpoint(app, contract.putDealGroup, ({ session, params, body }) =>
    changeDealGroup(context, session, params, body.isInGroup),
  );

  registerEndpoint(app, contract.putDealHidden, ({ session, params, body }) =>
    changeDealHidden(context, session, params.id, body.reason),
  );

  registerEndpoint(app, contract.putDealClosed, ({ session, params }) =>
    closeDeal(context, session, params.id),
  );
};
