import webpack, { type Configuration, type Stats } from 'webpack';

export async function build(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('The build has no result.'));
      compiler.close((failure) => (failure ? reject(failure) : resolve(stats)));
    });
  });
}
