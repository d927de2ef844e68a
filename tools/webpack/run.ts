import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { build } from './build';

/**
 * `run.ts build|serve <config> [mode]`, from a workspace's folder: one build with its errors on the
 * console, or a dev server until it is stopped.
 */
type ConfigurationFactory = (environment: object, options: { mode: string }) => Configuration;

async function readConfiguration(file: string, mode: string): Promise<Configuration> {
  const module = (await import(pathToFileURL(path.resolve(file)).href)) as {
    default: ConfigurationFactory;
  };
  return module.default({}, { mode });
}

const [command, file, mode] = process.argv.slice(2);
if (!file || (command !== 'build' && command !== 'serve')) {
  throw new Error('Usage: run.ts build|serve <config> [mode]');
}
if (command === 'build') {
  const stats = await build(await readConfiguration(file, mode ?? 'production'));
  const report = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (report) console.log(report);
  if (stats.hasErrors()) process.exitCode = 1;
} else {
  const configuration = await readConfiguration(file, mode ?? 'development');
  await new WebpackDevServer(configuration.devServer ?? {}, webpack(configuration)).start();
}
