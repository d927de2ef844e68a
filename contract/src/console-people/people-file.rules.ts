/** Decodes bytes; undefined if they are not valid in this encoding. */
function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Recognises UTF-16 by its byte order mark, or by a first letter whose other byte is zero. */
function findWideEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : undefined;
}

/** The characters of Windows-1252 from 0x80 to 0x9F, where Node leaves control characters. */
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

/** Removes the line in which Excel names the separator, `sep=;`: it is not a row. */
export const withoutSeparatorLine = (text: string): string => text.replace(/^sep=.\r?\n/i, '\n');
