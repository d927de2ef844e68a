import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import type { UpdateLinkState } from '@syndication/contract/update-links/update-links.rules';
import { UPDATE_LINK_DAYS } from '@syndication/contract/update-links/update-links.rules';
import type { UpdateLink } from '@syndication/contract/update-links/update-links.schemas';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { describeListing } from '@syndication/contract/ventures/listing-text.rules';
import { Alert } from '@syndication/shared-ui/core';

const dayOf = (moment: string) => formatUtcDay(moment, 'long');

interface Answer {
  status: 'info' | 'warning';
  title: string;
  text: string;
}

function describe(link: UpdateLink, supportEmail: string): Record<ClosedState, Answer> {
  const { companyName, usedAt, updatedAt } = link;
  const listing = describeListing(readVentureListing(link));
  return {
    used: {
      status: 'info',
      title: `This link was used${usedAt === null ? '' : ` on ${dayOf(usedAt)}`}`,
      text: `The answer for ${companyName} was saved. The link works only once. ${listing}`,
    },
    expired: {
      status: 'warning',
      title: 'This link has expired',
      text: `Links like this work for ${UPDATE_LINK_DAYS} days. ${listing} Sign in to answer: “No Change” is at the top of the page.`,
    },
    changed: {
      status: 'info',
      title: `${companyName} was updated after this email`,
      text: `It was last edited on ${dayOf(updatedAt)}, so there is nothing to answer here. ${listing}`,
    },
    withdrawn: {
      status: 'warning',
      title: 'The nomination was withdrawn',
      text: `No group shows ${companyName} to its investors any more, so there is nothing to update. Questions? Write to ${supportEmail}.`,
    },
    hidden: {
      status: 'warning',
      title: `The association has taken ${companyName} from its lists`,
      text: `Investors cannot see the profile at the moment, so there is nothing to answer here. Sign in to read why. Questions? Write to ${supportEmail}.`,
    },
  };
}

type ClosedState = Exclude<UpdateLinkState, 'open'>;

/** Why a link takes no answer, and what to do instead. */
export function LinkState({
  link,
  state,
  supportEmail,
}: {
  link: UpdateLink;
  state: ClosedState;
  supportEmail: string;
}) {
  const { status, title, text } = describe(link, supportEmail)[state];
  return (
    <Alert status={status} title={title}>
      {text}
    </Alert>
  );
}
