import { useNavigate } from '@syndication/contract/host/router';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { describeNeed } from '@syndication/contract/ventures/listing-text.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, Button, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { useState } from 'react';

import { NoChangeButton, NoChangeOutcome, useNoChange } from './no-change';

/** The Update Required modal, and the note after its No Change (sections 2 and 4). */
export function UpdateRequired({ venture }: { venture: Venture }) {
  const navigate = useNavigate();
  const [isDismissed, setIsDismissed] = useState(false);
  const noChange = useNoChange(venture);
  const { asked, isSuccess } = noChange;

  if (isSuccess) {
    return (
      <Box mb="6">
        <NoChangeOutcome {...noChange} />
      </Box>
    );
  }
  return (
    <Dialog
      isOpen={asked.isNoUpdate === 0 && !isDismissed}
      title="Update Required"
      size="sm"
      onClose={() => setIsDismissed(true)}
      actions={
        <>
          <NoChangeButton {...noChange} />
          <Button onClick={() => void navigate(`/profile/${venture.id}/edit`)}>Edit Profile</Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          Your profile was last updated {asked.daysSinceUpdate} days ago. Investors only see
          profiles updated in the last {DAYS.listed} days. Has anything changed since?
        </Text>
        <Text>{describeNeed(readVentureListing(asked))}</Text>
        <NoChangeOutcome {...noChange} />
      </Stack>
    </Dialog>
  );
}
