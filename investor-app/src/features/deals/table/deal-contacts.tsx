import { toMailAddress } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import {
  ceoMailLink,
  documentsOf,
  leadMailLink,
} from '@syndication/contract/ventures/venture-text.rules';

interface DealPartProps {
  deal: Venture;
}

/** Slides, Video, Ex.Summary and the two profiles; each name makes sense alone. */
export function DealDocuments({ deal }: DealPartProps) {
  const documents = documentsOf(deal);
  if (documents.length === 0) return null;
  return (
    <ul className="deal-documents" aria-label={`Documents of ${deal.companyName}`}>
      {documents.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="deal-hidden"> of {deal.companyName}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** CEO and deal lead, with the ways to reach them. */
export function DealContacts({ deal }: DealPartProps) {
  const { ceoName, mobileNumber, dealLeadName, dealLeadGroup, dealLeadEmail } = deal;
  const ceoLink = ceoMailLink(deal);
  const hasCeo = ceoName || mobileNumber;
  const lead = [dealLeadName, dealLeadGroup].filter(Boolean).join(', ');
  const hasLead = lead || dealLeadEmail;
  if (!hasCeo && !hasLead) return null;
  return (
    <dl className="deal-contacts">
      {hasCeo && (
        <div>
          <dt>CEO</dt>
          <dd>
            {ceoLink ? <a href={ceoLink}>{ceoName ?? 'Write to the CEO'}</a> : ceoName}
            {mobileNumber && (
              <a href={`tel:${mobileNumber}`}>{deal.mobileNumberFormatted ?? mobileNumber}</a>
            )}
          </dd>
        </div>
      )}
      {hasLead && (
        <div>
          <dt>Lead</dt>
          {lead && (
            <dd>
              <span title={lead}>{lead}</span>
            </dd>
          )}
          {dealLeadEmail && (
            <dd>
              <a href={leadMailLink(dealLeadEmail)} title={toMailAddress(dealLeadEmail)}>
                {toMailAddress(dealLeadEmail)}
              </a>
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
