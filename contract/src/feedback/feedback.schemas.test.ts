import { checkFields } from '../fields/check-fields.rules';
import { feedbackSchema } from './feedback.schemas';

describe('feedbackSchema', () => {
  it.each([undefined, '', ' \n ', '\u200B', '\u200D \uFEFF'])('wants a message: %j', (body) => {
    const result = checkFields(feedbackSchema, { body });
    expect(result.isValid ? {} : Object.fromEntries(result.messages)).toEqual({
      body: 'This is required',
    });
  });

  it('keeps the lines of a message', () =>
    expect(checkFields(feedbackSchema, { body: ' one\n\ntwo\u200B \n' })).toMatchObject({
      data: { body: 'one\n\ntwo' },
    }));
});
