import { rm } from 'node:fs/promises';
import webpack, { type Configuration, type Stats } from 'webpack';

/** One build into an output folder that has nothing else in it. */
export async function build(configuration: Configuration): Promise<Stats> {
  if (configuration.output?.path) {
    await rm(configuration.output.path, { recursive: true, force: true });
  }
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('The build has no result.'));
      compiler.close((failure) => (failure ? reject(failure) : resolve(stats)));
    });
  });
}
