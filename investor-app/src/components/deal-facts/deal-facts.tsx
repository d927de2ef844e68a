import { toMailAddress, formatUsd } from '@syndication/contract/ventures/ventures.rules';
import {
  ceoMailLink,
  documentsOf,
  freshness,
  leadMailLink,
  placeOf,
  securityOf,
} from '@syndication/contract/ventures/venture-text.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { CommittedMeter, ExternalLink, Link } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

export interface DealFact {
  name: string;
  /** What is compared, and shown unless `render` says more; empty for what is not stated. */
  textOf: (deal: Venture) => string;
  render?: (deal: Venture) => ReactNode;
}

const usd = (amount: number | null | undefined) => (amount == null ? '' : formatUsd(amount));
const list = (...texts: (string | null)[]) => texts.filter(Boolean).join(', ');

/** The facts of a deal by which members judge it, the round first. */
export const DEAL_FACTS: readonly DealFact[] = [
  { name: 'Raise amount', textOf: (deal) => usd(deal.currentVentureRound?.amount) },
  { name: 'Valuation/cap', textOf: (deal) => usd(deal.currentVentureRound?.valuation) },
  {
    name: '% committed',
    textOf: (deal) => deal.currentVentureRound?.committed ?? '',
    render: (deal) => <CommittedMeter committed={deal.currentVentureRound?.committed ?? null} />,
  },
  {
    name: 'Security type',
    textOf: ({ currentVentureRound: round }) => (round && securityOf(round)) ?? '',
  },
  {
    name: 'Round',
    textOf: ({ currentVentureRound: round }) =>
      round ? (round.isRoundClosed ? 'Round Closed' : 'Open') : 'No round yet',
  },
  {
    name: 'Presenter',
    textOf: (deal) =>
      deal.isPresenter || deal.currentVentureRound?.isPresenter ? 'Presenter' : '',
  },
  { name: 'Description', textOf: ({ description }) => description ?? '' },
  { name: 'Place', textOf: placeOf },
  { name: 'Special interest', textOf: ({ qualification }) => qualification.join(', ') },
  {
    name: 'Groups',
    textOf: ({ nominations }) =>
      nominations.map(({ syndicationGroup }) => syndicationGroup.title).join(', '),
  },
  {
    name: 'Documents',
    textOf: (deal) =>
      documentsOf(deal)
        .map(({ name }) => name)
        .join(', '),
    render: (deal) =>
      documentsOf(deal).map(({ name, href }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <ExternalLink href={href}>{name}</ExternalLink>
        </span>
      )),
  },
  {
    name: 'CEO',
    textOf: ({ ceoName, mobileNumberFormatted }) => list(ceoName, mobileNumberFormatted),
    render: (deal) => {
      const href = ceoMailLink(deal);
      return (
        <>
          {href ? <Link href={href}>{deal.ceoName ?? 'Write to the CEO'}</Link> : deal.ceoName}
          {deal.mobileNumber && (
            <>
              {', '}
              <Link href={`tel:${deal.mobileNumber}`}>
                {deal.mobileNumberFormatted ?? deal.mobileNumber}
              </Link>
            </>
          )}
        </>
      );
    },
  },
  {
    name: 'Deal lead',
    textOf: ({ dealLeadName, dealLeadGroup, dealLeadEmail }) =>
      list(dealLeadName, dealLeadGroup, dealLeadEmail),
    render: ({ dealLeadName, dealLeadGroup, dealLeadEmail }) => (
      <>
        {list(dealLeadName, dealLeadGroup)}{' '}
        {dealLeadEmail && (
          <Link href={leadMailLink(dealLeadEmail)}>{toMailAddress(dealLeadEmail)}</Link>
        )}
      </>
    ),
  },
  { name: 'Last updated', textOf: (deal) => freshness(deal.daysSinceUpdate) },
];
