import { ApiError, describeError, GENERIC_ERROR_TEXT } from './api-error';

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
