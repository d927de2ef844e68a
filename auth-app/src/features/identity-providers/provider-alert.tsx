import { Alert, type AlertProps } from '@syndication/shared-ui/core';
import type { ComponentProps } from 'react';

import type { ProviderNotice } from './provider-failure';

type Frame = Omit<ComponentProps<typeof Alert>, keyof AlertProps>;

/** Why Google or the network signed nobody in. */
export function ProviderAlert({ notice, ...frame }: { notice: ProviderNotice } & Frame) {
  const { status, title, text } = notice;
  return (
    <Alert status={status} {...(title && { title })} {...frame}>
      {text}
    </Alert>
  );
}
