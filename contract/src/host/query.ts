/**
 * The part of TanStack Query that a remote may use, over the shell's one cache. Shared instead of the
 * whole package for the same reason as the routing.
 */
export {
  mutationOptions,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
