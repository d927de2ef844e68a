/** ESLint rule over `boundaries.mjs`: reports an import that crosses a boundary, with the reason. */
import { dirname, relative, resolve } from 'node:path';

import { findBrokenBoundary } from './boundaries.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** How the `exports` of a workspace's package.json map names to files. */
const toWorkspacePath = {
  contract: (/** @type {string} */ name) => `contract/src/${name}`,
  'shared-ui': (/** @type {string} */ name) => `shared-ui/src/${name}/index`,
};

/**
 * @param {string} file absolute path of the importing file
 * @param {string} source what stands in the import
 */
function resolveImport(file, source) {
  if (source.startsWith('.')) return toPosix(relative(ROOT, resolve(dirname(file), source)));
  const [, workspace, name] = /^@syndication\/([^/]+)\/?(.*)$/.exec(source) ?? [];
  if (workspace) return toWorkspacePath[workspace]?.(name) ?? `${workspace}/${name}`;
  const parts = source.split('/');
  const packageName = source.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  // Subpaths of zod are different builds, and are told apart.
  return `package:${packageName === 'zod' ? source : packageName}`;
}

const toPosix = (/** @type {string} */ path) => path.replaceAll('\\', '/');

/** @type {import('eslint').Rule.RuleModule} */
export const importBoundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep to the import directions of the architecture' },
    messages: { broken: '{{reason}}' },
    schema: [],
  },
  create(context) {
    const from = toPosix(relative(ROOT, context.filename));

    /**
     * @param {{ type: string, value?: unknown } | null | undefined} source
     * @param {boolean} [isTypeOnly]
     */
    function check(source, isTypeOnly = false) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const reason = findBrokenBoundary(
        from,
        resolveImport(context.filename, source.value),
        isTypeOnly,
      );
      if (reason) context.report({ node: source, messageId: 'broken', data: { reason } });
    }

    return {
      ImportDeclaration: ({ source, importKind }) => check(source, importKind === 'type'),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
    };
  },
};
