import type { Access, EndpointDefinition } from '@syndication/contract/http/endpoint';
import type { ErrorCode } from '@syndication/contract/http/errors.rules';

const CODES_OF_ACCESS: Record<Access, readonly ErrorCode[]> = {
  anyone: [],
  'signed-in': ['NOT_SIGNED_IN'],
  investor: ['NOT_SIGNED_IN', 'FORBIDDEN'],
  'investor-with-policy': ['NOT_SIGNED_IN', 'FORBIDDEN', 'POLICY_NOT_ACCEPTED'],
  entrepreneur: ['NOT_SIGNED_IN', 'FORBIDDEN'],
  'member-or-entrepreneur': ['NOT_SIGNED_IN', 'POLICY_NOT_ACCEPTED'],
  staff: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PASSKEY_REQUIRED'],
  console: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PASSKEY_REQUIRED'],
  'staff-or-machine': ['NOT_SIGNED_IN', 'FORBIDDEN', 'PASSKEY_REQUIRED'],
};

const CODES_OF_WRITES: readonly ErrorCode[] = [
  'MALFORMED_REQUEST',
  'XSRF_REJECTED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** All ways in which a call may fail: what its definition implies, and what it declares. */
export function failureCodesOf(endpoint: EndpointDefinition): ReadonlySet<ErrorCode> {
  const { access, method, needsProof, params, query, body, errors = [] } = endpoint;
  return new Set<ErrorCode>([
    ...CODES_OF_ACCESS[access],
    ...(method === 'GET' ? [] : CODES_OF_WRITES),
    ...(needsProof ? (['PROOF_REQUIRED'] as const) : []),
    ...(params ? (['NOT_FOUND', 'MALFORMED_REQUEST'] as const) : []),
    ...(query || body ? (['VALIDATION_FAILED', 'MALFORMED_REQUEST'] as const) : []),
    ...errors,
    'OTHER_USER',
    'INTERNAL',
    'UNAVAILABLE',
  ]);
}
