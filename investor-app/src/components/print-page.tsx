import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Alert, Box, Button } from '@syndication/shared-ui/core';

import type { ReactNode } from 'react';

import type { PrintSheetProps } from './print';

const fetchSheets = () => import('./print');
type Sheets = Awaited<ReturnType<typeof fetchSheets>>;

/** The sheets' code, fetched beside the page, so that the browser's own print command finds it too. */
const sheetOptions = {
  queryKey: ['print-sheets'],
  queryFn: fetchSheets,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
} as const;

export interface PrintPageProps extends Pick<PrintSheetProps, 'audience'> {
  /** Renders the sheet that is printed in place of the page. */
  renderSheet: (sheets: Sheets, confidentiality: string) => ReactNode;
}

/** A button that prints the page as a separate sheet, with reader and date. */
export function PrintPage({ renderSheet, audience }: PrintPageProps) {
  const { brand } = useHost().settings;
  const { name, email } = useInvestor().member;
  const { data: sheets, isError, isFetching, refetch } = useQuery(sheetOptions);
  return (
    <Box>
      {isError ? (
        <Alert status="error" title="The page to print could not be loaded">
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
        <Button variant="outline" disabled={!sheets} onClick={() => window.print()}>
          Print
        </Button>
      )}
      {sheets && (
        <sheets.PrintSheet
          reader={{ name, email }}
          brand={brand}
          {...(audience !== undefined && { audience })}
        >
          {(confidentiality) => renderSheet(sheets, confidentiality)}
        </sheets.PrintSheet>
      )}
    </Box>
  );
}
