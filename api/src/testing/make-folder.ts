import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder, removed when the tests of the file are over; returns its path. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  made.push(folder);
  return folder;
}
