import { ApiError } from './api-error';
import { describeNoAnswer } from './no-answer';

const failure = (status: number, retryAfterSeconds?: number) =>
  new ApiError(undefined, status, '', retryAfterSeconds);

it.each([
  [failure(0), 'We cannot reach the service', 'Check your internet connection and try again.'],
  [failure(429, 1), 'Too many attempts', 'Wait 1 second, then try again.'],
  [failure(429, 90), 'Too many attempts', 'Wait 90 seconds, then try again.'],
  [failure(429, 91), 'Too many attempts', 'Wait 2 minutes, then try again.'],
  [failure(429), 'Too many attempts', 'Wait a minute, then try again.'],
  [failure(503, 5), 'The service does not answer', 'Try again in 5 seconds.'],
  [failure(502), 'The service does not answer', 'Try again in a moment.'],
  [failure(500), 'Something went wrong on our side', 'Try again in a moment.'],
])('says of %s: %s, %s', (error, title, text) => {
  expect(describeNoAnswer(error)).toEqual({
    title,
    advice: text,
    text: `${text} What you typed is still here.`,
  });
});

it.each([failure(400), failure(401), failure(403), failure(404), new Error('no call at all')])(
  'leaves an answer to what was typed to the form: %s',
  (error) => expect(describeNoAnswer(error)).toBeNull(),
);
