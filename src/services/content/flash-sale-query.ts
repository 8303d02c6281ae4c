import { queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import { ask } from './content-call.ts'
import { contentKey, type QueryScope } from '#src/services/platform/queries.ts'

export const flashSaleBannersQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'flash-sale-banners'),
    queryFn: ({ signal }) => ask(scope, 'getFlashSaleBanners', {}, signal),
    staleTime: FIVE_MINUTES,
    refetchInterval: FIVE_MINUTES,
    retry: false,
  })
