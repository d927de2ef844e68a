import { Alert, Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';

/** Values of a form, with the version that they are based on; null for something new. */
export interface Versioned {
  version: number | null;
}

const VALUES = { values: true };

/** In a form whose values are based on an earlier version than the one that is saved: asks which of the two counts. */
export function LaterVersion({ latest }: { latest: Versioned }) {
  const form = useForm<Versioned>();
  const isLatest = useFormSnapshot(
    VALUES,
    ({ values }) => (values as Partial<Versioned>).version === latest.version,
  );
  if (isLatest) return null;
  return (
    <Alert status="warning" title="This was changed in the meantime">
      <Stack gap="3">
        <Text>
          What you typed is still here. It is based on an earlier version, and not saved yet.
        </Text>
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => form.initialize(latest)}>
            Reload and lose what I typed
          </Button>
          <Button
            size="sm"
            variant="outline"
            onClick={() => form.change('version', latest.version)}
          >
            Keep what I typed
          </Button>
        </HStack>
      </Stack>
    </Alert>
  );
}
