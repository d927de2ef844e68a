import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import { ENDPOINTS_BY_SUBJECT } from '@syndication/contract/http/every-endpoint';

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
