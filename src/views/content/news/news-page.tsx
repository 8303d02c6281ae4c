import { useQuery } from '@tanstack/react-query'
import type { PostRoute } from '#contract/content/content-answers.ts'
import { sceneSrcSet } from '#contract/catalogue/picture-path.ts'
import { marketingPostsQuery } from '#src/services/content/page-list-queries.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './news.css.ts'
import { PostDate } from './post-date.tsx'

/** The posts of the storefront, the newest first. */
export function NewsPage() {
  usePageTitle('News')
  return (
    <Container className={css.page}>
      <h1 tabIndex={-1}>News</h1>
      <Posts />
    </Container>
  )
}

function Posts() {
  const query = useQuery(marketingPostsQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  const { data: posts } = query
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="The news could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  }
  if (posts === undefined) return showsSkeleton ? <Loading /> : null
  if (posts.length === 0) return <EmptyState title="No news yet." />
  return (
    <ul className={css.posts}>
      {posts.map((post) => (
        <PostCard key={post.path} post={post} />
      ))}
    </ul>
  )
}

function PostCard({ post }: { post: PostRoute }) {
  const { path, title, date, summary, picture } = post
  return (
    <li className={css.card}>
      {picture !== null && (
        <img
          src={picture.src}
          srcSet={sceneSrcSet(picture.src)}
          sizes="(min-width: 1200px) 420px, (min-width: 768px) 50vw, 100vw"
          alt={picture.alt}
          width={600}
          height={375}
          loading="lazy"
          className={css.cover}
        />
      )}
      <div className={css.cardText}>
        <PostDate date={date} />
        <h2 className={css.cardTitle}>
          <Link to={path} className={css.cardLink}>
            {title}
          </Link>
        </h2>
        <p>{summary}</p>
      </div>
    </li>
  )
}

const CARDS = ['a', 'b', 'c']

function Loading() {
  return (
    <SkeletonGroup label="Loading news" className={css.posts}>
      {CARDS.map((card) => (
        <Skeleton key={card} className={css.cardSkeleton} />
      ))}
    </SkeletonGroup>
  )
}
