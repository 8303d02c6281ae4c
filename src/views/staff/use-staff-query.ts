import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A query of the staff calls; each failure asks whether the session is over, so that the log-in is shown. */
export function useStaffQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const queries = useQueryClient()
  const query = useQuery(options)
  const { errorUpdateCount } = query
  useEffect(() => {
    if (errorUpdateCount > 0) void queries.invalidateQueries({ queryKey: ['staff', 'session'] })
  }, [errorUpdateCount, queries])
  return query
}
