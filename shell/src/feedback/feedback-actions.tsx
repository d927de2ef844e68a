import { Box, Button, useLazyDialog, type LoadDialog } from '@syndication/shared-ui/core';

const loadFeedback: LoadDialog = () => import('./feedback-dialog');

/**
 * Feedback in the header of every page (section 2), for two places: beside the brand, and among the
 * actions where a phone has no line below the brand, which would then stand there for Feedback alone.
 */
export function useFeedbackActions({ hasLineBelowBrand }: { hasLineBelowBrand: boolean }) {
  const { open, dialog } = useLazyDialog();
  const button = (
    <Button variant="ghost" onClick={() => open(loadFeedback)}>
      Feedback
    </Button>
  );
  return {
    besideBrand: (
      <>
        <Box display={{ base: hasLineBelowBrand ? 'contents' : 'none', md: 'contents' }}>
          {button}
        </Box>
        {dialog}
      </>
    ),
    amongActions: !hasLineBelowBrand && (
      <Box display={{ base: 'contents', md: 'none' }}>{button}</Box>
    ),
  };
}
