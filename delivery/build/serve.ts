import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

type ConfigurationFactory = (environment: object, options: { mode: string }) => Configuration;

export async function readConfiguration(file: string, mode: string): Promise<Configuration> {
  const module = (await import(pathToFileURL(path.resolve(file)).href)) as {
    default: ConfigurationFactory;
  };
  return module.default({}, { mode });
}

/** Runs a dev server until the process ends. */
export async function serve(file: string, mode: string): Promise<void> {
  const configuration = await readConfiguration(file, mode);
  await new WebpackDevServer(configuration.devServer ?? {}, webpack(configuration)).start();
}
