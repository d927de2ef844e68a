import { Box, HStack, Text } from '@syndication/shared-ui/core';

/** Separates two ways to the same end. */
export function OrDivider() {
  const rule = <Box flex="1" borderTopWidth="1px" borderColor="border" />;
  return (
    <HStack gap="3" my="5">
      {rule}
      <Text tone="muted" size="sm">
        or
      </Text>
      {rule}
    </HStack>
  );
}
