import type { SystemStyleObject } from '../styling';

/** What a `<details>` shows opens and closes in 300 ms where the browser can; elsewhere at once. */
export const disclosureContent: SystemStyleObject = {
  interpolateSize: 'allow-keywords',
  '& details::details-content': {
    blockSize: '0',
    opacity: '0',
    overflow: 'clip',
    overflowClipMargin: '4px',
    transition:
      'block-size {durations.collapse} ease-out, opacity {durations.collapse} ease-out, content-visibility {durations.collapse} allow-discrete',
  },
  '& details[open]::details-content': { blockSize: 'auto', opacity: '1' },
};

/** The line of a `<details>` that opens it, with an arrow that turns; for the recipe of its container. */
export const disclosureSummary: SystemStyleObject = {
  ...disclosureContent,
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderRadius: 'sm',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary::after': {
    content: '""',
    width: '2',
    height: '2',
    mt: '-1',
    borderEndWidth: '2px',
    borderBottomWidth: '2px',
    borderColor: 'currentColor',
    transform: 'rotate(45deg)',
    transition: 'transform 150ms',
  },
  '& details[open] summary::after': { transform: 'rotate(225deg)', mt: '1' },
};
