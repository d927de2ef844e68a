import { saveCsv } from './save-csv';

let saved: { name: string; blob: Blob } | undefined;

beforeEach(() => {
  saved = undefined;
  let offered: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      offered = blob;
      return 'blob:offered';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (offered) saved = { name: this.download, blob: offered };
  });
});

/** With the byte order mark, which `Blob.text` would remove. */
async function readSaved(): Promise<string> {
  if (!saved) throw new Error('nothing was saved');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved.blob.arrayBuffer());
}

describe('saveCsv', () => {
  it('offers a file under its name, marked as UTF-8', async () => {
    saveCsv('deals.csv', ['Company'], [['Żółw 🚀']]);
    expect(saved?.name).toBe('deals.csv');
    expect(await readSaved()).toBe('\uFEFFCompany\r\nŻółw 🚀\r\n');
  });

  it('quotes commas, quotes and lines, and leaves what is absent empty', async () => {
    saveCsv(
      'a.csv',
      ['A', 'B', 'C'],
      [
        ['one, two', 'a "b"', 'x\ny'],
        [null, 0, ''],
      ],
    );
    expect(await readSaved()).toBe('\uFEFFA,B,C\r\n"one, two","a ""b""","x\ny"\r\n,0,\r\n');
  });

  it.each(['=1+1', '+1 (617) 555-0101', '-cmd|x', '@SUM(A1)', '\t=1', '\r=1', '-1+1'])(
    'disarms %j',
    async (cell) => {
      saveCsv('a.csv', ['A'], [[cell]]);
      expect(await readSaved()).toBe(`\uFEFFA\r\n"'${cell}"\r\n`);
    },
  );

  it('leaves numbers as they are', async () => {
    saveCsv('a.csv', ['A', 'B'], [[-5, '-5.25']]);
    expect(await readSaved()).toBe('\uFEFFA,B\r\n-5,-5.25\r\n');
  });
});
