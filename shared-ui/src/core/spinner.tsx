import { chakra, VisuallyHidden } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1.5em',
    height: '1.5em',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
  },
});

/** Work of unknown length; `label` is said to screen readers. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <chakra.span role="status" display="inline-flex" color="brand.fg">
      <Ring aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}
