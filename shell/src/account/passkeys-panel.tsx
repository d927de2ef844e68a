import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import { useLeaveSignal } from '@syndication/contract/host';
import { createProver } from '@syndication/contract/passkeys/prover';
import type { Passkey, Passkeys } from '@syndication/contract/passkeys/passkeys.schemas';
import {
  Box,
  Button,
  Flex,
  focusIfLost,
  Heading,
  HStack,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@syndication/shared-ui/core';
import { useProof } from '@syndication/shared-ui/proof';

import { QueryFailure } from '../outcomes/query-failure';
import { WriteOutcome, type Outcome } from '../outcomes/write-outcome';
import { api } from '../session/api';
import { explainPasskeyFailure } from './explain-passkey-failure';
import { NamePasskeyForm } from './name-passkey-form';
import { addPasskey, passkeysQuery, removeOwnPasskey, renewCodes } from './api/passkeys';
import { RecoveryCodes } from './recovery-codes';

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      justify="space-between"
      align="center"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box minW="0">
        <Heading as="h3" size="sm" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text tone="muted" size="sm">
          Added {formatDay(createdAt)}
          {lastUsedAt ? `, last used ${formatDay(lastUsedAt)}` : ', not used yet'}
        </Text>
      </Box>
      <Button
        variant="outline"
        flex="none"
        aria-label={`Remove ${name}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onRemove()}
      >
        Remove
      </Button>
    </Flex>
  );
}

function describeCodes(left: number): string {
  if (left === 0) return 'You have no recovery codes left. Create new ones.';
  return `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left, in case you lose your device.`;
}

function KnownPasskeys({ known, device }: { known: Passkeys; device: string | null }) {
  const cache = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const { withProof, proofDialog } = useProof(createProver(api));
  const [isBusy, setIsBusy] = useState(false);
  /** Undefined at first, so that nothing takes the focus. */
  const [isNaming, setIsNaming] = useState<boolean>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { passkeys, codesLeft, isRequired } = known;

  const perform = async (done: string, act: () => Promise<readonly string[] | void>) => {
    setIsBusy(true);
    setOutcome(null);
    try {
      const newCodes = (await withProof(act)) ?? [];
      // Codes are shown only once: an action without new ones leaves them on the screen.
      if (newCodes.length > 0) setCodes(newCodes);
      setOutcome({ done });
      await cache.invalidateQueries(passkeysQuery);
    } catch (error) {
      setOutcome({ failure: error });
      void cache.invalidateQueries(passkeysQuery);
    }
    setIsBusy(false);
  };

  const add = async (name: string) => {
    const newCodes = await addPasskey(name, leaveSignal());
    setIsNaming(false);
    return newCodes;
  };
  const remove = async (id: string, pressed: Element | null) => {
    await removeOwnPasskey(id);
    // Its row is about to go.
    if (document.activeElement === pressed) panel.current?.focus();
  };

  return (
    <Stack ref={panel} tabIndex={-1} outline="none" gap="4">
      <Text tone="muted">
        Sign in with a fingerprint, your face or a PIN instead of your password. A passkey cannot be
        guessed or given away by mistake.
        {isRequired && ' The console requires one.'}
      </Text>
      <WriteOutcome outcome={outcome} explain={explainPasskeyFailure} />
      {passkeys.length > 0 && (
        <Box as="ul" listStyleType="none">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={isBusy}
              onRemove={() => {
                const pressed = document.activeElement;
                void perform(`${passkey.name} was removed.`, () => remove(passkey.id, pressed));
              }}
            />
          ))}
        </Box>
      )}
      {isNaming ? (
        <NamePasskeyForm
          suggestion={device ?? 'My passkey'}
          onName={(name) => perform(`${name} was added.`, () => add(name))}
          onCancel={() => setIsNaming(false)}
        />
      ) : (
        <HStack gap="3" wrap="wrap">
          <Button
            variant={passkeys.length === 0 ? 'solid' : 'outline'}
            ref={isNaming === false ? focusIfLost : null}
            onClick={() => setIsNaming(true)}
          >
            {passkeys.length === 0 ? 'Add a passkey' : 'Add another passkey'}
          </Button>
          {passkeys.length > 0 && (
            <Button
              variant="outline"
              aria-disabled={isBusy}
              onClick={() =>
                !isBusy && void perform('The earlier codes no longer work.', renewCodes)
              }
            >
              New recovery codes
            </Button>
          )}
        </HStack>
      )}
      {passkeys.length > 0 && (
        <Text tone="muted" size="sm">
          {describeCodes(codesLeft)}
        </Text>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
      {proofDialog}
    </Stack>
  );
}

/** The user's passkeys and recovery codes. */
export function PasskeysPanel({ device }: { device: string | null }) {
  const query = useQuery(passkeysQuery);
  const { data, error } = query;
  return (
    <>
      <Heading size="md" mb="1">
        Passkeys
      </Heading>
      {data && <KnownPasskeys known={data} device={device} />}
      {!data && <QueryFailure query={query} />}
      {!data && !error && (
        <SkeletonRegion label="Loading your passkeys">
          <Skeleton height={{ base: '9.75rem', md: '24' }} />
        </SkeletonRegion>
      )}
    </>
  );
}
