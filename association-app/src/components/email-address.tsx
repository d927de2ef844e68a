import { Fragment } from 'react';

/** An address that breaks after its `@` or before a dot of its host if it has to break, instead of within a word. */
export function EmailAddress({ email }: { email: string }) {
  const parts = email.split(/(?<=@)|(?=\.[^@]*$)/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
