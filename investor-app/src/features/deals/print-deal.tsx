import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Box, Button } from '@syndication/shared-ui/core';

/** The sheet's code, fetched beside the page, so that the browser's own print command finds it too. */
const sheetOptions = {
  queryKey: ['deal-print'],
  // By name: the release gate compares what is used with what the shell brings.
  queryFn: () =>
    import('@syndication/shared-ui/print').then(({ DealPrint, PrintSheet }) => ({
      DealPrint,
      PrintSheet,
    })),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
} as const;

/** Print, and what is printed: the deal on one page, with reader and date. */
export function PrintDeal({ deal }: { deal: Venture }) {
  const { brand } = useHost().settings;
  const { name, email } = useInvestor().member;
  const { data: print, isError, isFetching, refetch } = useQuery(sheetOptions);
  return (
    <Box>
      {isError ? (
        <Alert status="error" title="The page to print could not be fetched">
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isFetching || undefined}
            onClick={() => void refetch()}
          >
            Retry
          </Button>
        </Alert>
      ) : (
        <Button variant="outline" disabled={!print} onClick={() => window.print()}>
          Print
        </Button>
      )}
      {print && (
        <print.PrintSheet reader={{ name, email }} brand={brand}>
          <print.DealPrint deal={deal} />
        </print.PrintSheet>
      )}
    </Box>
  );
}
