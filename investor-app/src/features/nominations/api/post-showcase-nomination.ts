import { mutationOptions } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';
import { GENERIC_ERROR_TEXT } from '@syndication/contract/http/errors.rules';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import { postShowcaseNomination } from '@syndication/contract/nominations/nominations.calls';
import {
  findLeftOut,
  showcaseLeftOutMessage,
} from '@syndication/contract/nominations/nominations.rules';
import {
  showcaseNominatedSchema,
  showcaseRefusalSchema,
} from '@syndication/contract/nominations/nominations.schemas';

import { NominationRefusal } from '../nomination-refusal';

interface Sending {
  body: CallInput<typeof postShowcaseNomination>['body'];
  signal: AbortSignal;
}

/** The partner's own message, where it gives one; another service is not trusted to keep its shape. */
function describeRefusal(answer: unknown, statusText?: string): string {
  const refusal = showcaseRefusalSchema.safeParse(answer);
  return refusal.success ? refusal.data : statusText || GENERIC_ERROR_TEXT;
}

/**
 * Nominates to the partner showcase program, on the partner's host, and returns the nominated addresses and those that
 * the partner left out.
 * @throws NominationRefusal for any other answer of the partner: as an `ApiError` its 401 or 500 would end the
 * session here
 */
export const showcaseNomination = (api: ApiClient, partnerOrigin: string) =>
  mutationOptions({
    mutationFn: async ({ body, signal }: Sending) => {
      try {
        const answer = await api.call(postShowcaseNomination, {
          origin: partnerOrigin,
          body,
          signal,
        });
        if (answer?.error) throw new NominationRefusal(describeRefusal(answer));
        const nominated = showcaseNominatedSchema.parse(answer?.data).data;
        const leftOut = findLeftOut(body.email, nominated);
        if (nominated.length === 0) throw new NominationRefusal(showcaseLeftOutMessage(leftOut));
        return { nominated, leftOut };
      } catch (error) {
        throw error instanceof ApiError && !isAnswerLost(error)
          ? new NominationRefusal(describeRefusal(error.data, error.statusText))
          : error;
      }
    },
  });
