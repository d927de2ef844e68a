import { chakra } from '@syndication/shared-ui/styling';
import { Global } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { printPageCss, printSheetRecipe } from './print-sheet.recipe';
import { formatDay } from '@syndication/contract/fields/dates.rules';

const Paper = chakra('div', printSheetRecipe);

export interface PrintSheetProps {
  /** Who prints it; shown in the confidentiality footer. */
  reader: { name: string; email: string };
  /** The association's or platform's name. */
  brand: string;
  /** Who may read it, as a sentence; by default everybody in the syndication group. */
  audience?: string;
  /** Shows the sheet on the screen, instead of printing it. */
  isPreview?: boolean;
  /** A function is given the line of confidentiality, for sheets that repeat it on each page. */
  children: ReactNode | ((confidentiality: string) => ReactNode);
}

/** Now, and again when it is printed: a page may have stood open for days. */
function usePrintingTime(): Date {
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    // The browser prints the state at the end of the event.
    const onBeforePrint = () => flushSync(() => setTime(new Date()));
    addEventListener('beforeprint', onBeforePrint);
    return () => removeEventListener('beforeprint', onBeforePrint);
  }, []);
  return time;
}

/**
 * What the browser prints instead of the page while this is mounted: no chrome, no buttons, and a footer with the
 * reader's name. It is not visible on the screen.
 */
export function PrintSheet({
  reader,
  brand,
  audience = 'Not to be shared outside the syndication group.',
  isPreview = false,
  children,
}: PrintSheetProps) {
  const printedAt = usePrintingTime();
  const confidentiality = `Highly confidential. Printed for ${reader.name} (${reader.email}) on ${formatDay(printedAt, 'long')}. ${audience}`;
  const sheet = (
    <Paper kind={isPreview ? 'preview' : 'hidden'} data-print-sheet="">
      <div className="content">
        {typeof children === 'function' ? children(confidentiality) : children}
      </div>
      <footer className="foot">
        <span>{confidentiality}</span>
        <span>{brand}</span>
      </footer>
    </Paper>
  );
  if (isPreview) return sheet;
  return (
    <>
      <Global styles={printPageCss} />
      {createPortal(sheet, document.body)}
    </>
  );
}
