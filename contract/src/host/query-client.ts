import { QueryClient } from '@tanstack/react-query';

/** The page's query cache. Remotes get the shell's from the host; alone, in tests and in stories they make their own. */
export class HostQueryClient extends QueryClient {
  /**
   * The library lets a query's first request continue: its answer, which the server may have read before the change,
   * would count as fresh. Here it is requested again, as later ones are.
   */
  override invalidateQueries: QueryClient['invalidateQueries'] = (...request) => {
    for (const query of this.getQueryCache().findAll({ ...request[0], type: 'active' })) {
      if (query.state.data === undefined) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(...request);
  };

  /** A request that began before a write may not include it, so it is made again. */
  override setQueryData = ((...write: Parameters<QueryClient['setQueryData']>) => {
    const data = super.setQueryData(...write);
    void this.invalidateQueries({ queryKey: write[0], exact: true, fetchStatus: 'fetching' });
    return data;
  }) as QueryClient['setQueryData'];
}
