import { Fragment } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { linkListRecipe } from './link-list.recipe';

export interface ListedLink {
  name: string;
  /** Must have passed `toSafeHref`, or be a `mailto:` or `tel:` link. */
  href: string;
  /** What it is or where it leads, where the host does not say it: an address, a number. */
  detail?: string;
}

const KINDS: Record<string, string> = {
  pdf: 'PDF',
  ppt: 'Slides',
  pptx: 'Slides',
  key: 'Slides',
  doc: 'Document',
  docx: 'Document',
  xls: 'Spreadsheet',
  xlsx: 'Spreadsheet',
  mp4: 'Video',
  mov: 'Video',
  webm: 'Video',
};
const VIDEO_HOSTS = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|loom\.com|wistia\.com)$/;

/** The type of what opens, if the address shows it: `PDF`, `Video`. */
function kindOf({ hostname, pathname }: URL): string | undefined {
  if (VIDEO_HOSTS.test(hostname)) return 'Video';
  return KINDS[/\.(\w{2,4})$/.exec(pathname)?.[1]?.toLowerCase() ?? ''];
}

/** Breaks before the name of the site, if it has to. */
function Host({ address }: { address: URL }) {
  const labels = address.hostname.replace(/^www\./, '').split('.');
  return labels.map((label, index) => (
    <Fragment key={index}>
      {index > 0 && '.'}
      {index > 0 && index < labels.length - 1 && <wbr />}
      {label}
    </Fragment>
  ));
}

function Site({ href }: { href: string }) {
  const address = new URL(href);
  const kind = kindOf(address);
  return (
    <>
      <Host address={address} />
      {kind && ` · ${kind}`}
    </>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

export interface LinkListProps {
  links: readonly ListedLink[];
  label: string;
  /** `lines` one below the other, where an address must not break. */
  layout?: 'tiles' | 'lines';
}

/** Links that leave the product, each as large as a finger, named, with what they are and where they lead. */
export function LinkList({ links, label, layout = 'tiles' }: LinkListProps) {
  const styles = useSlotRecipe({ recipe: linkListRecipe })();
  return (
    <chakra.ul css={styles.list} data-layout={layout} aria-label={label}>
      {links.map(({ name, href, detail }) => (
        <li key={name}>
          <chakra.a css={styles.link} href={href} {...(/^https?:/.test(href) && newTab)}>
            <chakra.span css={styles.name}>{name}</chakra.span>{' '}
            <chakra.span css={styles.detail}>{detail ?? <Site href={href} />}</chakra.span>
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}
