import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { Alert, Box } from '@syndication/shared-ui/core';

import type { PresenterRefusal } from './use-presenter';

/** Says that a choice was rolled back, over the bottom of the window so that nothing moves. */
export function PresenterFailure({ refusal }: { refusal: PresenterRefusal }) {
  const { error, deal, dismiss } = refusal;
  return (
    <Box position="sticky" bottom="calc(var(--bottom-bar) + 1rem)">
      <Alert
        status="error"
        title={titleFailedWrite(
          error,
          `The presenter choice for ${deal.companyName} was not saved`,
          `We cannot tell whether the presenter choice for ${deal.companyName} was saved`,
        )}
        onDismiss={dismiss}
      >
        {explainFailure(error)}
      </Alert>
    </Box>
  );
}
