/** Bytes of a text in one encoding; undefined where they are none. */
function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** How a text of two-byte units begins: with its mark, or with a letter, whose other byte is zero. */
function findWideEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : undefined;
}

/** What Windows-1252 has from 80 to 9F. Node leaves control characters there, which no file of people holds. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.codePointAt(0)! - 0x80]!);

/**
 * The text of a file as spreadsheets write them: UTF-8 or UTF-16, with or without a byte order mark,
 * otherwise what Excel writes on Windows.
 */
export function decodePeopleFile(bytes: Uint8Array): string {
  const wide = findWideEncoding(bytes);
  return tryDecode(bytes, wide ?? 'utf-8') ?? decodeWindows(bytes);
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator of columns: the usual one that occurs most often in the first line outside quotes. */
export function findSeparator(text: string): string {
  const [, header = ''] = /^\s*([^\r\n]*)/.exec(text) ?? [];
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => bare.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

/** Excel's own word about the separator, `sep=;` in a line of its own, is no row. */
export const withoutSeparatorLine = (text: string): string => text.replace(/^sep=.\r?\n/i, '\n');
