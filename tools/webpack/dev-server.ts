import type { Configuration } from 'webpack-dev-server';

/**
 * Dev-server options; `DEV_PORT`, `API_ORIGIN` and `PUBLIC_ORIGIN` come from the environment. The API
 * accepts writes from its public origin only, so the proxy speaks for that.
 * A remote's server allows any origin, since the shell's page loads scripts and updates from it.
 */
export function devServerOptions({ isRemote }: { isRemote: boolean }): Configuration {
  const port = Number(process.env['DEV_PORT'] ?? 3100);
  const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';
  const publicOrigin = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000';
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    historyApiFallback: true,
    client: {
      overlay: { errors: true, warnings: false },
      logging: 'warn',
      // A page of our own asks where it came from; in the shell's page a remote asks its own server.
      ...(!isRemote && { webSocketURL: 'auto://0.0.0.0:0/ws' }),
    },
    ...(isRemote
      ? { headers: { 'Access-Control-Allow-Origin': '*' }, allowedHosts: 'all' }
      : { proxy: [{ context: ['/api'], target: api, headers: { origin: publicOrigin } }] }),
  };
}
