/** What is wrong with a field: a sign and words, so that it does not hang on the colour. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="message">
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <circle cx="8" cy="8" r="6.25" />
        <path d="M8 4.75v4 M8 10.9v.2" strokeLinecap="round" />
      </svg>
      {children}
    </p>
  );
}
