import type * as z from 'zod/mini';

import type { ErrorCode } from './errors.rules';

/** The two service bases of section 7, served by one deployable. */
export type ServiceBase = '/api/v1' | '/api/v2';

/** Calls of the partner host, which has no base (section 7). */
export type PartnerBase = '';

/** Largest body that a call may carry; more answers 413 `PAYLOAD_TOO_LARGE`. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Names the user for whom a call is made. The API refuses it with `OTHER_USER` if somebody else is signed in: a browser's
 * tabs share the cookie. Without it, a call is made for anyone who is signed in.
 */
export const FOR_USER_HEADER = 'X-For-User';

/**
 * Who may make a call. Every endpoint names one, and the API refuses to register a route without it.
 *
 * - `anyone`: no session needed
 * - `signed-in`: any session
 * - `investor`: an investor's session
 * - `investor-with-policy`: an investor who has accepted the current policy; others get 403 `POLICY_NOT_ACCEPTED`
 * - `entrepreneur`: an entrepreneur's session
 * - `member-or-entrepreneur`: an entrepreneur, or an investor who has accepted the policy
 * - `staff`: a session of the association's staff
 * - `console`: a session of staff, or of an admin of at least one group, limited to their own groups
 * - `staff-or-machine`: a session of the association's staff, or `Authorization: Bearer` with the token that the
 *   route names
 */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'investor'
  | 'investor-with-policy'
  | 'entrepreneur'
  | 'member-or-entrepreneur'
  | 'staff'
  | 'console'
  | 'staff-or-machine';

export interface EndpointDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  base: ServiceBase | PartnerBase;
  /** Path below the base; parameters in braces: `/ventures/{id}`. */
  path: string;
  access: Access;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The schema of `data` in a 200 answer. Absent: the call answers 204 without a body. */
  response?: z.ZodMiniType;
  /** Fields beside `data` in the answer (section 7: "may carry error", "it carries ventures"). */
  beside?: z.ZodMiniObject;
  /** How the call may fail, beyond what follows from its access, method and input. */
  errors?: readonly ErrorCode[];
  /**
   * An action that affects many people or cannot be undone: the session must have shown a password, a passkey or an
   * identity within `PROOF_MINUTES`; else the call answers 403 `PROOF_REQUIRED`.
   */
  needsProof?: true;
  /** The call carries a sign-in token as `Authorization: Bearer`. */
  hasSignInToken?: true;
}

type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What the caller of an endpoint supplies. */
export type EndpointInput<E extends EndpointDefinition> = (E['params'] extends z.ZodMiniType
  ? { params: InputOf<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodMiniType ? { query: InputOf<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodMiniType ? { body: InputOf<E['body']> } : { body?: undefined });

/** The unwrapped `data` of the answer; for an endpoint with `beside`, the data and the fields beside it. */
export type EndpointOutput<E extends EndpointDefinition> = E['beside'] extends z.ZodMiniType
  ? { data: OutputOf<E['response']> } & OutputOf<E['beside']>
  : OutputOf<E['response']>;

/** Defines one call of the table in section 7, and keeps its literal types. */
export function defineEndpoint<const E extends EndpointDefinition>(endpoint: E): E {
  return endpoint;
}
