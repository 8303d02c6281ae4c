import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ONE_HOUR } from '#contract/platform/constants.ts'
import type { PageRoute } from '#contract/content/content-answers.ts'
import { STAGE_PREFIX } from '#contract/content/paths.ts'
import { ask, cachedFor, hourly } from './content-call.ts'
import { contentKey, type QueryScope } from '#src/services/platform/queries.ts'

/** A page or post of the server, or its staging duplicate, and the path at which it is shown. */
export interface MountedPage {
  readonly path: string
  readonly page: 'content' | 'post'
}

/** The pages and posts of the server. A list that failed after its retries counts as empty. */
export async function readMountedPages(
  queries: QueryClient,
  scope: QueryScope,
): Promise<readonly MountedPage[]> {
  const { isStage } = scope
  const pages = queries.query(isStage ? pageStageRoutesQuery(scope) : marketingPagesQuery(scope))
  const posts = isStage
    ? queries.query(postStageRoutesQuery(scope))
    : queries.query(marketingPostsQuery(scope))
  const prefix = isStage ? STAGE_PREFIX : ''
  const mounted = async (page: MountedPage['page'], routes: Promise<readonly PageRoute[]>) =>
    (await routes.catch(() => [])).map(({ path }) => ({ path: `${prefix}${path}`, page }))
  return (await Promise.all([mounted('content', pages), mounted('post', posts)])).flat()
}

export const marketingPagesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'pages'),
    queryFn: ({ signal }) => ask(scope, 'getMarketingPages', { body: {} }, signal),
    ...hourly(scope),
  })

/** Posts, the newest first. */
export const marketingPostsQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'posts'),
    queryFn: ({ signal }) => ask(scope, 'getMarketingPosts', { body: {} }, signal),
    ...hourly(scope),
  })

export const pageStageRoutesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'page-stage-routes'),
    queryFn: ({ signal }) => ask(scope, 'getMarketingPageStageRoutes', {}, signal),
    ...cachedFor(ONE_HOUR),
  })

export const postStageRoutesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'post-stage-routes'),
    queryFn: ({ signal }) => ask(scope, 'getMarketingPostStageRoutes', {}, signal),
    ...cachedFor(ONE_HOUR),
  })
