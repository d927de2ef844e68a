/** Bundles what `npm start` runs: running it as TypeScript would take longer than the rest of the start. */
import path from 'node:path';

import { bundleNode } from '../../delivery/build/bundle-node.mjs';

await bundleNode(path.resolve(import.meta.dirname, '..'), { start: 'start/start.ts' });
