import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { MarketingPost } from '#contract/content/content-answers.ts'
import { PATHS } from '#contract/content/paths.ts'
import { sceneSrcSet } from '#contract/catalogue/picture-path.ts'
import { marketingPostQuery } from '#src/services/content/page-queries.ts'
import { marketingPostsQuery } from '#src/services/content/page-list-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Blocks, type BlocksProps } from '#src/views/content/blocks/blocks.tsx'
import { publicPath } from '#src/views/content/public-path.ts'
import { StageBar } from '#src/views/content/stage-bar.tsx'
import { NotFoundPage } from '#src/views/platform/not-found/lazy-not-found-page.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './news.css.ts'
import { PostDate } from './post-date.tsx'

export function PostPage({ form }: Pick<BlocksProps, 'form'>) {
  const url = publicPath(useLocation().pathname)
  const scope = useQueryScope()
  const query = useQuery(marketingPostQuery(scope, url))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  const { data: post } = query
  usePageTitle(post?.seo.page_title ?? post?.title ?? '', post?.seo.seo_meta ?? post?.summary)
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="The article could not be loaded."
        titleLevel="h1"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  }
  if (post === undefined) return showsSkeleton ? <Loading /> : null
  if (post === null) return <NotFoundPage />
  return (
    <>
      {scope.isStage && <StageBar url={url} isDraft={post.is_draft} />}
      <Container className={css.page}>
        <Article post={post} form={form} />
        <Neighbors path={url} />
      </Container>
    </>
  )
}

function Article({ post, form }: Pick<BlocksProps, 'form'> & { post: MarketingPost }) {
  return (
    <article className={css.article}>
      <Breadcrumb items={[{ key: 'news', content: <Link to={PATHS.news}>News</Link> }]} />
      <header className={css.articleHead}>
        <PostDate date={post.date} />
        <h1 tabIndex={-1}>{post.title}</h1>
      </header>
      {post.picture !== null && (
        <img
          src={post.picture.src}
          srcSet={sceneSrcSet(post.picture.src)}
          sizes="(min-width: 992px) 800px, 100vw"
          alt={post.picture.alt}
          width={1200}
          height={750}
          fetchPriority="high"
          className={css.articlePicture}
        />
      )}
      <Blocks blocks={post.blocks} form={form} />
    </article>
  )
}

/** The post before and the post after it, once the list is there. */
function Neighbors({ path }: { path: string }) {
  const { data: posts = [] } = useQuery(marketingPostsQuery(useQueryScope()))
  const position = posts.findIndex((post) => post.path.toLowerCase() === path)
  if (position < 0) return null
  const [newer, older] = [posts[position - 1], posts[position + 1]]
  if (newer === undefined && older === undefined) return null
  return (
    <nav aria-label="More news" className={css.neighbors}>
      {older !== undefined && (
        <p>
          <span className={css.date}>Earlier</span>
          <Link to={older.path}>{older.title}</Link>
        </p>
      )}
      {newer !== undefined && (
        <p className={css.newer}>
          <span className={css.date}>Later</span>
          <Link to={newer.path}>{newer.title}</Link>
        </p>
      )}
    </nav>
  )
}

function Loading() {
  return (
    <Container className={css.page}>
      <SkeletonGroup label="Loading article" className={css.article}>
        <Skeleton shape="title" width="most" />
        <Skeleton className={css.cardSkeleton} />
        <Skeleton width="most" />
      </SkeletonGroup>
    </Container>
  )
}
