import { useState } from 'react';

import { Alert, Box, Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, which nobody can show a second time. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Dialog isOpen size="sm" title="Your recovery codes" onClose={onClose}>
      <Stack gap="4">
        <Text>
          Keep them away from your device: on paper or in a password manager. Each code works once
          in place of a passkey. You will not see them again.
        </Text>
        <Box
          as="ol"
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))"
          gap="2"
          fontFamily="mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        {copied === 'yes' && <Alert status="success">The codes were copied.</Alert>}
        {copied === 'failed' && (
          <Alert status="error">They could not be copied. Write them down.</Alert>
        )}
        <HStack gap="3" wrap="wrap" _print={{ display: 'none' }}>
          <Button onClick={onClose}>I have saved them</Button>
          <Button variant="outline" onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            Print
          </Button>
        </HStack>
      </Stack>
    </Dialog>
  );
}
