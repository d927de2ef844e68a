import { explainFailure } from '@syndication/contract/http/no-answer';
import { NoPasskeyError } from '@syndication/shared-ui/proof';

/** Why a passkey action failed: what the browser said, else what the API answered. */
export const explainPasskeyFailure = (error: unknown): string =>
  error instanceof NoPasskeyError ? error.message : explainFailure(error);
