import { ApiError } from './api-error';
import { describeNoAnswer, titleFailedWrite } from './no-answer';

const failure = (status: number, retryAfterSeconds?: number) =>
  new ApiError(undefined, status, '', retryAfterSeconds);

it.each([
  [0, undefined, 'We cannot reach the service', 'Check your internet connection and try again.'],
  [429, 1, 'Too many attempts', 'Wait 1 second, then try again.'],
  [429, 90, 'Too many attempts', 'Wait 90 seconds, then try again.'],
  [429, 91, 'Too many attempts', 'Wait 2 minutes, then try again.'],
  [429, undefined, 'Too many attempts', 'Wait a minute, then try again.'],
  [503, 5, 'The service is not responding', 'Try again in 5 seconds.'],
  [502, undefined, 'The service is not responding', 'Try again in a moment.'],
  [500, undefined, 'Something went wrong on our side', 'Try again in a moment.'],
])('says of %d, to be tried again after %s s: %s, %s', (status, seconds, title, text) => {
  expect(describeNoAnswer(failure(status, seconds))).toEqual({
    title,
    advice: text,
    text: `${text} What you typed is still here.`,
  });
});

it.each([400, 401, 403, 404])('leaves an answer about the input to the form: %d', (status) =>
  expect(describeNoAnswer(failure(status))).toBeNull(),
);

it('ignores an error that is not of a call', () => {
  expect(describeNoAnswer(new Error('no call at all'))).toBeNull();
});

it.each([
  [0, 'We cannot tell whether this was done'],
  [409, 'Nothing was sent'],
  [503, 'Nothing was sent'],
])('claims of a write that ended with %d only what is certain', (status, title) => {
  expect(titleFailedWrite(failure(status), 'Nothing was sent')).toBe(title);
});
