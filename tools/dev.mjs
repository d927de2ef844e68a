#!/usr/bin/env node
// `npm run dev`: all apps with hot reload and the API in watch mode. `npm run dev -- investor-app --shell <url>`:
// one remote, with hot reload, inside a shell that is deployed somewhere.
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
if (process.argv.length > 2) {
  const { devInside } = await import('./start/dev-inside.ts');
  await devInside(process.argv.slice(2));
} else {
  const { dev } = await import('./start/dev.ts');
  await dev();
}
