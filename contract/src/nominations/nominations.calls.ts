import { defineCall } from '../http/call';
import type * as endpoints from './nominations.endpoints';

export const getNominations = defineCall<typeof endpoints.getNominations>(
  'GET',
  '/api/v2',
  '/nominations/{emailAddress}',
);
export const getNominationLink = defineCall<typeof endpoints.getNominationLink>(
  'GET',
  '/api/v2',
  '/nomination-link',
);
export const signUpByNomination = defineCall<typeof endpoints.signUpByNomination>(
  'POST',
  '/api/v2',
  '/nomination-link/account',
);
export const renewNominationLink = defineCall<typeof endpoints.renewNominationLink>(
  'POST',
  '/api/v2',
  '/nomination-link/renewal',
);
export const postDealNomination = defineCall<typeof endpoints.postDealNomination>(
  'POST',
  '/api/v1',
  '/deal-nomination',
  true,
);
export const getOwnNominations = defineCall<typeof endpoints.getOwnNominations>(
  'GET',
  '/api/v1',
  '/member/{memberId}/nominations',
);
export const postNominationMail = defineCall<typeof endpoints.postNominationMail>(
  'POST',
  '/api/v1',
  '/deal-nomination/mail',
);
/** Needs the partner's origin with every call. */
export const postShowcaseNomination = defineCall<typeof endpoints.postShowcaseNomination>(
  'POST',
  '',
  '/nominations',
  true,
);
