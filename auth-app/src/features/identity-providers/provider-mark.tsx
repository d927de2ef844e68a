import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';

interface Shape {
  fill: string;
  d: string;
}

/** Each mark on a field of 20 by 20, in the colours of its owner. */
const MARKS: Record<IdentityProvider, readonly Shape[]> = {
  google: [
    {
      fill: '#4285F4',
      d: 'M19 10.2c0-.7-.1-1.3-.2-1.9H10v3.6h5c-.2 1.2-.9 2.1-1.9 2.8v2.3h3A9 9 0 0 0 19 10.2Z',
    },
    {
      fill: '#34A853',
      d: 'M10 19.2c2.5 0 4.6-.8 6.1-2.2l-3-2.3a5.6 5.6 0 0 1-8.3-2.9H1.7v2.4A9.2 9.2 0 0 0 10 19.2Z',
    },
    { fill: '#FBBC05', d: 'M4.8 11.8a5.5 5.5 0 0 1 0-3.5V5.9H1.7a9.2 9.2 0 0 0 0 8.3Z' },
    {
      fill: '#EA4335',
      d: 'M10 4.5c1.4 0 2.6.5 3.6 1.4l2.6-2.6A9.2 9.2 0 0 0 1.7 5.9l3.1 2.4A5.5 5.5 0 0 1 10 4.5Z',
    },
  ],
  linkedin: [
    {
      fill: '#0A66C2',
      d: 'M2.5 1h15c.8 0 1.5.7 1.5 1.5v15c0 .8-.7 1.5-1.5 1.5h-15A1.5 1.5 0 0 1 1 17.5v-15C1 1.7 1.7 1 2.5 1Z',
    },
    {
      fill: '#fff',
      d: 'M3.7 7.7h2.7v8.6H3.7ZM5 3.5a1.6 1.6 0 1 1 0 3.1 1.6 1.6 0 0 1 0-3.1ZM8.1 7.7h2.6v1.2c.4-.7 1.2-1.4 2.5-1.4 2.7 0 3.2 1.8 3.2 4.1v4.7h-2.7v-4.2c0-1 0-2.3-1.4-2.3s-1.6 1.1-1.6 2.2v4.3H8.1Z',
    },
  ],
};

/** The mark by which people know an identity provider; its name is beside it. */
export function ProviderMark({ provider }: { provider: IdentityProvider }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden focusable="false">
      {MARKS[provider].map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
