import {
  IDENTITY_PROVIDER_NAMES,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import { Button } from '@syndication/shared-ui/core';

import { ProviderMark } from './provider-mark';

export interface ProviderButtonProps {
  provider: IdentityProvider;
  /** The words while the provider is asked; the button keeps its focus meanwhile. */
  pending: string | null;
  onClick: () => void;
}

/** `Sign in with Google`, with the mark by which people know it. */
export function ProviderButton({ provider, pending, onClick }: ProviderButtonProps) {
  return (
    <Button variant="outline" width="full" aria-busy={pending !== null} onClick={() => onClick()}>
      <ProviderMark provider={provider} />
      {pending ?? `Sign in with ${IDENTITY_PROVIDER_NAMES[provider]}`}
    </Button>
  );
}
