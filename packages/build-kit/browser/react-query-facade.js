// Shared instead of the whole package, of which a shared module keeps everything. `facadeExports` reads
// this list, and the linter's import rule uses it, so add a name here before an app uses it.
export {
  QueryClient,
  QueryClientProvider,
  hydrate,
  keepPreviousData,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query/whole';
