/** The name of a person, whose last name may be missing; sql-text.ts has the same for queries. */
export const fullName = (firstName: string, lastName: string | null): string =>
  `${firstName} ${lastName ?? ''}`.trim();
