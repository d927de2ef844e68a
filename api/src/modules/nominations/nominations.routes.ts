import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import {
  getNominationLink,
  getNominations,
  getOwnNominations,
  postDealNomination,
  postNominationMail,
} from '@syndication/contract/nominations/nominations.endpoints';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { fullName } from '../accounts/full-name';
import { findNominations } from './list-nominations.repository';
import { mailNominationsAgain, nominateCompanies } from './nominate-companies';
import { readNominationLink } from './nomination-link';
import { findNominatedGroupTitles, findNominatingMember } from './nominations.repository';

/** More than anyone has nominated: members see all of their own at once. */
const OWN_NOMINATIONS = 2000;
const LOOKUPS_PER_MINUTE = 20;
const NOMINATIONS_PER_MINUTE = 30;

export const registerNominations: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(
    app,
    getNominations,
    async ({ params, session }) => {
      const email = normalizeEmail(params.emailAddress);
      const isOwner = session?.email === email;
      const lead = isOwner ? await findNominatingMember(context.db, email) : undefined;
      return {
        syndicationGroups: await findNominatedGroupTitles(context.db, email),
        member: lead ? [fullName(lead.firstName, lead.lastName), lead.email] : [],
        memberGroup: lead?.group ?? null,
      };
    },
    { rateLimits: [perAddress(LOOKUPS_PER_MINUTE)] },
  );

  registerEndpoint(
    app,
    getNominationLink,
    async ({ query }) => {
      const link = await readNominationLink(context, query.token);
      if (!link) throw new AppError('NOT_FOUND');
      return link;
    },
    { rateLimits: [perAddress(LOOKUPS_PER_MINUTE)] },
  );

  registerEndpoint(
    app,
    postDealNomination,
    async ({ body, session }) => {
      if (body.memberId !== session.memberId) throw new AppError('NOT_FOUND');
      const outcomes = await nominateCompanies(context, session, body.data);
      const added = outcomes.filter(({ outcome }) => outcome === 'nominated');
      return { data: [...new Set(added.map(({ email }) => email))], outcomes };
    },
    { rateLimits: [perAddress(NOMINATIONS_PER_MINUTE)] },
  );

  registerEndpoint(app, getOwnNominations, async ({ params, session }) => {
    if (params.memberId !== session.memberId) throw new AppError('NOT_FOUND');
    const own = { nominatedBy: session.memberId };
    const found = await findNominations(context.db, own, context.now(), {}, OWN_NOMINATIONS);
    return found.nominations;
  });

  registerEndpoint(
    app,
    postNominationMail,
    async ({ body, session }) => {
      if (body.memberId !== session.memberId) throw new AppError('NOT_FOUND');
      return mailNominationsAgain(context, session, body.data);
    },
    { rateLimits: [perAddress(NOMINATIONS_PER_MINUTE)] },
  );
};
