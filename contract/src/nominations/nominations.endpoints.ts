import * as z from 'zod/mini';

import { emailSchema } from '../accounts/accounts.schemas';
import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import {
  dealNominationSchema,
  nominationLinkSchema,
  nominationLookupSchema,
  nominationOutcomeSchema,
  nominationProgressSchema,
  nominationSignUpSchema,
  nominationTokenSchema,
  showcaseNominatedSchema,
  showcaseNominationSchema,
} from './nominations.schemas';

export const getNominations = defineEndpoint({
  method: 'GET',
  base: '/api/v2',
  path: '/nominations/{emailAddress}',
  access: 'anyone',
  summary: 'Groups that an address is nominated to; the nominating member for its owner only',
  params: z.object({ emailAddress: emailSchema }),
  response: nominationLookupSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

/** Changes nothing: mail programs open links, too. */
export const getNominationLink = defineEndpoint({
  method: 'GET',
  base: '/api/v2',
  path: '/nomination-link',
  access: 'anyone',
  summary: "For whom the link of a nomination's mail is, and what it is good for",
  query: nominationTokenSchema,
  response: nominationLinkSchema,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const signUpByNomination = defineEndpoint({
  method: 'POST',
  base: '/api/v2',
  path: '/nomination-link/account',
  access: 'anyone',
  summary: 'Create the account of a nominated address with the link of its mail, and sign it in',
  body: nominationSignUpSchema,
  errors: ['MAIL_LINK_INVALID', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
});

/** Reveals nothing about the link: if it is not one of ours, no mail is sent. */
export const renewNominationLink = defineEndpoint({
  method: 'POST',
  base: '/api/v2',
  path: '/nomination-link/renewal',
  access: 'anyone',
  summary: 'Mail the nominated address a new link instead of an expired one',
  body: nominationTokenSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const postDealNomination = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/deal-nomination',
  access: 'investor-with-policy',
  summary: 'Nominate companies to syndication groups',
  body: dealNominationSchema,
  /** The addresses that were nominated to a group that they were not nominated to before. */
  response: z.array(z.string()),
  beside: z.object({
    error: z.optional(z.object({ message: z.string() })),
    /** Every address in every group of the body. */
    outcomes: z.array(nominationOutcomeSchema),
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const getOwnNominations = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/member/{memberId}/nominations',
  access: 'investor-with-policy',
  summary: "The member's own nominations and how far they have come, newest first",
  params: z.object({ memberId: idSchema }),
  response: z.array(nominationProgressSchema),
  errors: ['NOT_FOUND'],
});

export const postNominationMail = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/deal-nomination/mail',
  access: 'investor-with-policy',
  summary: 'Send the mail about nominations again, at most once a day for an address and group',
  body: dealNominationSchema,
  response: z.array(nominationOutcomeSchema),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/** Served by the partner host, not by the API; the stand-in in `api/src/stand-ins/partner` plays it. */
export const postShowcaseNomination = defineEndpoint({
  method: 'POST',
  base: '',
  path: '/nominations',
  access: 'anyone',
  summary: 'Nominate companies to the partner showcase program',
  body: showcaseNominationSchema,
  response: showcaseNominatedSchema,
  beside: z.object({ error: z.optional(z.unknown()) }),
});
