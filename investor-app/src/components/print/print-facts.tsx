import type { NamedLink } from '@syndication/contract/ventures/fact-lists.rules';

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

/** Characters in a line of paper, should most of them be wide. */
const LINE_LENGTH = 80;
/** What one page has room for below the longest texts. */
const LINES_FOR_LINKS = 10;

/** How many lines each address may have: one, and further ones by turns to those that need them. */
function linesOf(links: readonly NamedLink[]): number[] {
  const lines = links.map(() => 1);
  let left = LINES_FOR_LINKS - links.length;
  for (let line = 2; line <= LINES_FOR_LINKS; line += 1) {
    links.forEach(({ href }, index) => {
      if (left <= 0 || href.length <= (line - 1) * LINE_LENGTH) return;
      lines[index] = line;
      left -= 1;
    });
  }
  return lines;
}

/** Links with their addresses written out, since paper cannot be pressed. */
export function PrintLinks({ title, links }: { title: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  const lines = linesOf(links);
  return (
    <section className="wide">
      <h2>{title}</h2>
      <dl>
        {links.map(({ name, href }, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd style={{ WebkitLineClamp: lines[index] }}>{href}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
