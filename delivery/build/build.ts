import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';

type ConfigurationFactory = (environment: object, options: { mode: string }) => Configuration;

export async function readConfiguration(file: string, mode: string): Promise<Configuration> {
  const module = (await import(pathToFileURL(path.resolve(file)).href)) as {
    default: ConfigurationFactory;
  };
  return module.default({}, { mode });
}

export async function build(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('The build has no result.'));
      compiler.close((failure) => (failure ? reject(failure) : resolve(stats)));
    });
  });
}

/** Runs a dev server until the process ends. */
export async function serve(file: string, mode: string): Promise<void> {
  const configuration = await readConfiguration(file, mode);
  const { default: DevServer } = await import('webpack-dev-server');
  await new DevServer(configuration.devServer ?? {}, webpack(configuration)).start();
}
