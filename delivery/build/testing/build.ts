import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** A small workspace in a temporary folder, beside the repository's packages. */
export interface Workspace {
  folder: string;
  write: (files: Record<string, string>) => Promise<void>;
  /** Content of a file of the build. */
  read: (file: string) => Promise<string>;
  remove: () => Promise<void>;
}

export async function makeWorkspace(files: Record<string, string>): Promise<Workspace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workspace-'));
  const write = async (written: Record<string, string>) => {
    for (const [name, content] of Object.entries(written)) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  };
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
  await write({ 'package.json': '{"version":"1.2.3"}', ...files });
  return {
    folder,
    write,
    read: (file) => readFile(path.join(folder, 'dist', file), 'utf8'),
    remove: () => rm(folder, { recursive: true }),
  };
}

/**
 * Builds without the packed copies of the files, which take longer than everything else.
 * @throws Error with what webpack says, when the build has errors
 */
export async function build(configuration: Configuration): Promise<void> {
  const plugins = (configuration.plugins ?? []).filter(
    (plugin) => plugin?.constructor.name !== 'CompressionPlugin',
  );
  const compiler = webpack({ ...configuration, plugins });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
