import { useState } from 'react';

import { useLeaveSignal } from '@syndication/contract/host';
import { FORM_ERROR } from '@syndication/shared-ui/forms';

import { describeNominationFailure } from './nomination-refusal';

/** Addresses that were nominated, and which sending it was: the form starts anew after each. */
export interface Sent {
  count: number;
  emails: readonly string[];
}

/**
 * Sends a nomination for a form: success shows the nominated addresses, a failure stands in the form,
 * which keeps what was typed.
 */
export function useSendNomination() {
  const leaveSignal = useLeaveSignal();
  const [sent, setSent] = useState<Sent>({ count: 0, emails: [] });

  const send = async (nominate: (signal: AbortSignal) => Promise<readonly string[]>) => {
    const signal = leaveSignal();
    try {
      const emails = await nominate(signal);
      setSent(({ count }) => ({ count: count + 1, emails }));
      return undefined;
    } catch (error) {
      // Where the dialog was closed meanwhile, this keeps what was typed.
      return { [FORM_ERROR]: describeNominationFailure(error) };
    }
  };
  return { sent, send };
}
