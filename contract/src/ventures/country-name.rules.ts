let englishNames: Intl.DisplayNames | undefined;

/**
 * The English name of a country by its code; any other text is given back as it is. The names are loaded on first
 * use: that takes longer than everything else of a page of domestic deals.
 */
export function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  return englishNames.of(country) ?? country;
}
