import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules');

interface PackageFacts {
  version: string;
  dependencies?: Record<string, string>;
}

/** What the `package.json` of a folder says. */
export const readPackage = (folder: string): PackageFacts =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFacts;

/** The version of a package as it is installed. @throws Error when it is not */
export function installedVersion(name: string, packages = PACKAGES): string {
  const folder = path.join(packages, name);
  if (!existsSync(folder)) throw new Error(`The package ${name} is not installed.`);
  return readPackage(folder).version;
}

/** A dependency of which this folder reads what is no public interface; README.md says what, and why. */
interface KnownPackage {
  name: string;
  version: string;
  /** Its file that ours replace or name. */
  file?: string;
  /** What shows that the next version still has it as we read it. */
  check: string;
}

const BUILD_TESTS = 'that the tests of delivery/build and `npm run test:faults` pass';

/** One row for each in README.md. */
export const KNOWN_PACKAGES: readonly KnownPackage[] = [
  {
    name: '@module-federation/webpack-bundler-runtime',
    version: '2.9.2',
    file: 'dist/bundler.js',
    check: `what the generated code calls of its \`bundlerRuntime\`, and ${BUILD_TESTS}`,
  },
  {
    name: '@module-federation/runtime-core',
    version: '2.9.2',
    file: 'dist/index.js',
    check: `the fields \`loaded\` and \`loading\` of its shared modules, and ${BUILD_TESTS}`,
  },
  {
    name: '@module-federation/enhanced',
    version: '2.9.2',
    check: `type and identifier of its modules for sharing, the global variable of its external runtime, and ${BUILD_TESTS}`,
  },
  {
    name: 'webpack',
    version: '5.110.3',
    check: `the arguments of its script loader, what a chunk hands over, and ${BUILD_TESTS}`,
  },
];

/** What is not as this folder knows it, one plain sentence each. @param packages where they are installed */
export function findUnknown(known = KNOWN_PACKAGES, packages = PACKAGES): string[] {
  return known.flatMap(({ name, version, file = 'package.json', check }) => {
    const installed = installedVersion(name, packages);
    const advice = `see internals/README.md, check ${check}, then change the version in internals/known-versions.ts`;
    if (installed !== version) {
      return `${name} is ${installed}; delivery/build/internals knows ${version}: ${advice}.`;
    }
    if (existsSync(path.join(packages, name, file))) return [];
    return `${name} ${installed} has no ${file}, which delivery/build/internals reads: ${advice}.`;
  });
}

/** Fails the build when a dependency whose internals it reads is not the one that it knows. */
export class KnownVersionsPlugin {
  constructor(private readonly known = KNOWN_PACKAGES) {}

  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap('KnownVersionsPlugin', ({ errors }) => {
      errors.push(...findUnknown(this.known).map((sentence) => new webpack.WebpackError(sentence)));
    });
  }
}
