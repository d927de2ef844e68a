/** Plug-in of oxlint with one rule over `boundaries.mjs`: reports an import that crosses a boundary, with the reason. */
import { dirname, relative, resolve } from 'node:path';

import { findBrokenBoundary } from './boundaries.mjs';

const toPosix = (/** @type {string} */ path) => path.replaceAll('\\', '/');

/** What an import in a file names, in the words of `boundaries.mjs`. @param {string} root of the repository */
function resolveImport(source, file, root) {
  if (source.startsWith('.')) return toPosix(relative(root, resolve(dirname(file), source)));
  // As the `exports` of the workspaces' package.json say.
  const [, workspace, name] = /^@syndication\/([^/]+)\/?(.*)$/.exec(source) ?? [];
  if (workspace === 'contract') return `contract/src/${name}`;
  if (workspace === 'shared-ui') return `shared-ui/src/${name}/index`;
  if (workspace) return `${workspace.replace(/^delivery-/, 'delivery/')}/${name}`;
  // Subpaths of zod are different builds, those of Chakra load less: they are told apart.
  const [packageName] = /^((?:zod|@chakra-ui\/).*|@[^/]+\/[^/]+|[^/]+)/.exec(source) ?? [];
  return `package:${packageName}`;
}

export default {
  meta: { name: 'syndication' },
  rules: {
    'import-boundaries': {
      create(context) {
        const { filename, cwd } = context;
        const from = toPosix(relative(cwd, filename));

        function check({ source, importKind }) {
          if (typeof source?.value !== 'string') return;
          const to = resolveImport(source.value, filename, cwd);
          const message = findBrokenBoundary(from, to, importKind === 'type');
          if (message) context.report({ node: source, message });
        }

        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};
