import { ApiError, describeError, describeFailure, UNREACHABLE_TEXT } from './api-error';
import { FORBIDDEN_TEXT, GENERIC_ERROR_TEXT, GENERIC_ERROR_TITLE } from './errors.rules';

/** The class as another build of the same page has it. */
function otherCopy(): typeof ApiError {
  let copy = ApiError;
  jest.isolateModules(() => {
    copy = jest.requireActual<{ ApiError: typeof ApiError }>('./api-error').ApiError;
  });
  return copy;
}

describe('ApiError', () => {
  it('counts as one in a build that has its own copy of the class', () => {
    const Other = otherCopy();
    expect(Other).not.toBe(ApiError);
    const body = { error: { code: 'SIGN_IN_FAILED', message: 'Email or password is wrong.' } };
    const error: unknown = new Other(body, 401, 'Unauthorized');
    expect(error instanceof ApiError).toBe(true);
    expect(describeError(error)).toBe('Email or password is wrong.');
  });

  it('is nothing else', () => {
    expect(new Error('no') instanceof ApiError).toBe(false);
    expect({ name: 'ApiError' } instanceof ApiError).toBe(false);
    expect(describeError(new Error('no'))).toBe(GENERIC_ERROR_TEXT);
  });
});

describe('the generic error box', () => {
  const message = 'This is not available to you.';
  const body = { error: { code: 'NOT_FOUND', message } };
  const proofFirst = { error: { code: 'PROOF_REQUIRED', message: 'Confirm that it is you.' } };
  const rulesFirst = { error: { code: 'POLICY_NOT_ACCEPTED', message: 'Accept the rules.' } };

  it('warns with the text of a 404', () => {
    expect(describeFailure(new ApiError(body, 404, 'Not Found'))).toEqual({
      status: 'warning',
      title: message,
      text: null,
    });
  });

  it.each([
    ['a 404 without a message', new ApiError('', 404, 'Not Found'), 'Not Found'],
    ['another status', new ApiError(body, 409, 'Conflict'), message],
    ['what needs other rights', new ApiError(body, 403, 'Forbidden'), FORBIDDEN_TEXT],
    ['what needs the rules first', new ApiError(rulesFirst, 403, 'Forbidden'), 'Accept the rules.'],
    ['what needs a proof', new ApiError(proofFirst, 403, 'Forbidden'), 'Confirm that it is you.'],
    ['no answer', new ApiError(null, 0, 'No Response'), UNREACHABLE_TEXT],
    ['a fault of our own', new Error('no'), GENERIC_ERROR_TEXT],
  ])('is an error for %s', (_, error, text) => {
    expect(describeFailure(error)).toEqual({ status: 'error', title: GENERIC_ERROR_TITLE, text });
  });
});
