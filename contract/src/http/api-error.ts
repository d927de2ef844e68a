import {
  FORBIDDEN_TEXT,
  GENERIC_ERROR_TEXT,
  GENERIC_ERROR_TITLE,
  type ErrorCode,
} from './errors.rules';

/** The body of every failed answer. `fields` maps a field's path (`rounds.amount`) to its message. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    fields?: Record<string, string>;
  };
}

/** Status text when there was no reply at all (section 7). */
export const NO_RESPONSE = 'No Response';

/**
 * The one shape that every failed call takes in the browser: `{data, status, statusText}` of section 7.
 * `status` is 0 and `statusText` is 'No Response' when no answer came.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /**
   * The host and a remote are built apart and may each hold a copy of this class: what the host's client
   * throws must count as an ApiError in the remote too, so the name decides and not the prototype.
   */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(
    readonly data: unknown,
    readonly status: number,
    readonly statusText: string,
    /** How long the answer asks to wait before another try (`Retry-After`). */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status} ${statusText}`);
  }

  /** The error object of the body, if the body has the API's shape. */
  get body(): ErrorBody['error'] | undefined {
    const body = this.data as Partial<ErrorBody> | null | undefined;
    return typeof body === 'object' && body !== null && typeof body.error === 'object'
      ? body.error
      : undefined;
  }

  get code(): ErrorCode | undefined {
    return this.body?.code;
  }
}

/** What users can do themselves before they try again, as the message says. */
const TO_DO_FIRST: readonly unknown[] = [
  'POLICY_NOT_ACCEPTED',
  'PROOF_REQUIRED',
  'PASSKEY_REQUIRED',
] satisfies ErrorCode[];

/**
 * The text that the generic error box shows for a failure: the 403 text, else `data.error.message`,
 * else the first field of `data.error`, else the server's status text, else the default (section 8). Users who
 * have access once they have done something, such as accepting the rules, read what to do.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return GENERIC_ERROR_TEXT;
  if (error.status === 403 && !TO_DO_FIRST.includes(error.code)) return FORBIDDEN_TEXT;
  const { body } = error;
  if (body?.message) return body.message;
  const first = body && Object.values(body)[0];
  if (typeof first === 'string') return first;
  if (Array.isArray(first) && typeof first[0] === 'string') return first[0];
  return error.statusText || GENERIC_ERROR_TEXT;
}

/** What the generic error box shows for a failure. */
export interface FailureDescription {
  status: 'warning' | 'error';
  title: string;
  /** Null when the title says it all. */
  text: string | null;
}

/** What the box says when nobody answered: what the specification asks for, and what to do. */
export const UNREACHABLE_TEXT = `${NO_RESPONSE}. The service could not be reached: check your connection and retry.`;

/** A 404 with a message is a warning that shows it; everything else is the generic box (section 8). */
export function describeFailure(error: unknown): FailureDescription {
  const { status, body } = error instanceof ApiError ? error : { status: null, body: null };
  if (status === 404 && body?.message)
    return { status: 'warning', title: body.message, text: null };
  const text = status === 0 ? UNREACHABLE_TEXT : describeError(error);
  return { status: 'error', title: GENERIC_ERROR_TITLE, text };
}
