import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Call } from '@syndication/contract/http/call';
import type { EndpointDefinition } from '@syndication/contract/http/endpoint';

const source = path.join(import.meta.dirname, '../contract/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.calls.ts'),
);

const load = async <T>(file: string) =>
  (await import(path.join(source, file))) as Record<string, T | undefined>;

// What the compiler leaves open: a call may name the types of another endpoint than its own.
it.each(files)('calls what the endpoint of the same name is: %s', async (file) => {
  const calls = await load<Call<EndpointDefinition>>(file);
  const endpoints = await load<EndpointDefinition>(file.replace('.calls.', '.endpoints.'));
  expect(calls).toEqual(
    Object.fromEntries(
      Object.keys(calls).map((name) => {
        const { method, base, path: below, beside } = endpoints[name] ?? {};
        return [name, { method, base, path: below, hasBeside: beside !== undefined }];
      }),
    ),
  );
});

it('finds the calls', () => expect(files.length).toBeGreaterThan(8));
