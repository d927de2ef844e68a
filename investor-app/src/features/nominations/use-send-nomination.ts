import { useState } from 'react';

import { useLeaveSignal } from '@syndication/contract/host';
import { FORM_ERROR } from '@syndication/shared-ui/forms';

import { describeNominationFailure } from './nomination-refusal';

/**
 * Sends a nomination for a form: `sent` is the answer, with a number, since the form starts again after each. A
 * failure is shown in the form, which keeps what was typed.
 */
export function useSendNomination<Result>() {
  const leaveSignal = useLeaveSignal();
  const [sent, setSent] = useState<{ count: number; result?: Result }>({ count: 0 });

  const send = async (nominate: (signal: AbortSignal) => Promise<Result>) => {
    const signal = leaveSignal();
    try {
      const result = await nominate(signal);
      setSent(({ count }) => ({ count: count + 1, result }));
      return undefined;
    } catch (error) {
      // Above a refusal, an earlier success would seem to be about what was refused.
      setSent(({ count }) => ({ count }));
      // Where the dialog was closed meanwhile, this keeps what was typed.
      return { [FORM_ERROR]: describeNominationFailure(error) };
    }
  };
  return { sent, send };
}
