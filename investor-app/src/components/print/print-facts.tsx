import type { NamedLink } from '@syndication/contract/ventures/fact-lists.rules';
import { truncate } from '@syndication/contract/ventures/ventures.rules';

type Fact = readonly [label: string, value: string | null];

/** Labels and values of a section; what is not known is left out, and the section with its last fact. */
export function PrintFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Two lines of paper: longer addresses would need a page of their own. */
const PRINTED_LINK_LENGTH = 150;

/** Links with their addresses written out, since paper cannot be pressed. */
export function PrintLinks({ title, links }: { title: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="wide">
      <h2>{title}</h2>
      <dl>
        {links.map(({ name, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{truncate(href, PRINTED_LINK_LENGTH)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
