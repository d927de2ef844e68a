import { committedPercent, formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { documentsOf, placeOf } from '@syndication/contract/ventures/venture-text.rules';

import { VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra } from '../../styling';

const Page = chakra('div', {
  base: {
    bg: 'light-dark(#ffffff, #0b0f16)',
    color: 'light-dark(#10151d, #e3e7ee)',
    minH: '100dvh',
    p: '5',
    fontSize: '0.875rem',
    lineHeight: '1.35',
    '& h1': { fontSize: '1.25rem', fontWeight: '700', mb: '1' },
    '& .note': { color: 'light-dark(#57606e, #9aa4b2)', mb: '4' },
    '& .scroll': { overflowX: 'auto' },
    '& table': { w: 'full', minW: '62rem', borderCollapse: 'collapse' },
    '& th': {
      textAlign: 'start',
      fontSize: '0.75rem',
      fontWeight: '600',
      color: 'light-dark(#57606e, #9aa4b2)',
      p: '2',
      borderBottom: '2px solid light-dark(#14315f, #8fb4f2)',
    },
    '& td': { p: '2', borderBottom: '1px solid light-dark(#e1e5eb, #222a36)' },
    '& tbody tr:nth-of-type(even)': { bg: 'light-dark(#f6f8fb, #10151e)' },
    '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& .name': { fontWeight: '600', whiteSpace: 'nowrap' },
    '& .bar': {
      display: 'inline-block',
      h: '2',
      bg: 'light-dark(#14315f, #8fb4f2)',
      me: '2',
      forcedColorAdjust: 'none',
    },
    '& a': { color: 'light-dark(#14508f, #8fb4f2)', textDecoration: 'underline', me: '2' },
    '& button': {
      px: '3',
      minH: '7',
      border: '1px solid',
      borderRadius: '2px',
      color: 'light-dark(#14508f, #8fb4f2)',
    },
  },
});

/** One line a deal, every fact a column: the spreadsheet that members keep today. */
export function LedgerDirection({ title, deals }: { title: string; deals: readonly Venture[] }) {
  const columns = ['Company', 'State', 'Raise', 'Valuation', 'Security', 'Committed', 'Days'];
  return (
    <Page>
      <h1>{title}</h1>
      <p className="note">Deals not updated in over 60 days are removed from the list.</p>
      {/* A wide table scrolls by keyboard too. */}
      <div className="scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[...columns, 'Lead', 'Documents', 'My vote'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => {
              const round = deal.currentVentureRound;
              const percent = committedPercent(round?.committed ?? null);
              return (
                <tr key={deal.id}>
                  <td className="name">{deal.companyName}</td>
                  <td>{placeOf(deal)}</td>
                  <td className="number">{round?.amount != null && formatUsd(round.amount)}</td>
                  <td className="number">
                    {round?.valuation != null && formatUsd(round.valuation)}
                  </td>
                  <td>{round?.securityType}</td>
                  <td className="number">
                    <span className="bar" style={{ width: `${(percent ?? 0) / 3}px` }} />
                    {percent === null ? 'n/a' : `${percent}%`}
                  </td>
                  <td className="number">{deal.daysSinceUpdate}</td>
                  <td>{deal.dealLeadName}</td>
                  <td>
                    {documentsOf(deal)
                      .slice(0, 3)
                      .map(({ name: label, href }) => (
                        <a key={label} href={href} aria-label={`${label} of ${deal.companyName}`}>
                          {label}
                        </a>
                      ))}
                  </td>
                  <td>
                    <button type="button">
                      {deal.ownVote?.choice ?? 'Vote'}
                      <VisuallyHidden> on {deal.companyName}</VisuallyHidden>
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Page>
  );
}
