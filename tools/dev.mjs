#!/usr/bin/env node
// `npm run dev`: all apps with hot reload and the API in watch mode.
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { dev } = await import('./start/dev.ts');
await dev();
