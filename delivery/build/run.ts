import { build, readConfiguration, serve } from './build';

/** `run.ts build|serve <config> [mode]`, from a workspace's folder: one build, or a dev server until it is stopped. */
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
  await serve(file, mode ?? 'development');
}
