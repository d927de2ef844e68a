#!/usr/bin/env node
// `npm start`: runs on a machine that has nothing but Node, so this file needs nothing else either.
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start/start.ts');
await start();
