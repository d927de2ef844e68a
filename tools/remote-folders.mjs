import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Workspaces of the remotes, for configuration that cannot read the contract: every folder `*-app`. A test
 * compares them with the contract's table.
 * @type {string[]}
 */
export const REMOTE_FOLDERS = readdirSync(ROOT).filter(
  (name) => name.endsWith('-app') && existsSync(join(ROOT, name, 'package.json')),
);
