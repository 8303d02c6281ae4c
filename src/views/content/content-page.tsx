import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { MarketingPage } from '#contract/content/content-answers.ts'
import { PATHS } from '#contract/content/paths.ts'
import { marketingPageQuery } from '#src/services/content/page-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { EmailLink } from '#src/views/platform/components/email-link.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { NotFoundPage } from '#src/views/platform/not-found/lazy-not-found-page.ts'
import { Blocks, type BlocksProps } from './blocks/blocks.tsx'
import * as css from './content-page.css.ts'
import { headingsOf, PageContents } from './page-contents.tsx'
import { publicPath } from './public-path.ts'
import { StageBar } from './stage-bar.tsx'

/** The headings of the fixed pages while the server has no text for them. */
const FIXED_HEADINGS: Readonly<Record<string, string>> = {
  [PATHS.contact]: 'Contact us',
  [PATHS.newsletter]: 'Newsletter',
  [PATHS.tentVideo]: 'Tent videos',
  [PATHS.catalog]: 'Catalog',
  '/shipping': 'Shipping information',
  '/pro-use': 'Professional use',
  '/product-msds-sds': 'Safety data sheets',
  '/about': 'About us',
  '/resources': 'Resources',
  '/italia': 'Italian fireworks',
  '/display-showcase': 'Display showcase',
  '/pyrolamas': 'Pyrolamas',
  '/ignition-types': 'Ignition types',
  '/faq': 'Questions and answers',
  '/discounts': 'Discounts',
  '/transit-map': 'Transit map',
}

/** A fixed content page or a page of the server, by the path. */
export function ContentPage({ form }: Pick<BlocksProps, 'form'>) {
  const url = publicPath(useLocation().pathname)
  const scope = useQueryScope()
  const query = useQuery(marketingPageQuery(scope, url))
  const offline = useOffline()
  const showsSkeleton = useDelayedFlag(query.isPending)
  const { data: page } = query
  const heading = page?.title ?? FIXED_HEADINGS[url]
  usePageTitle(page?.seo.page_title ?? heading ?? '', page?.seo.seo_meta)
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="The page could not be loaded."
        titleLevel="h1"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  }
  if (page === undefined) return showsSkeleton ? <Loading /> : null
  if (heading === undefined) return <NotFoundPage />
  return (
    <>
      {scope.isStage && <StageBar url={url} isDraft={page?.is_draft === true} />}
      <Container className={css.page}>
        <div className={css.heading}>
          <h1 tabIndex={-1}>{heading}</h1>
        </div>
        {page === null || page.blocks.length === 0 ? <NoText /> : <Body page={page} form={form} url={url} />}
      </Container>
    </>
  )
}

interface BodyProps extends Pick<BlocksProps, 'form'> {
  page: MarketingPage
  url: string
}

function Body({ page, form, url }: BodyProps) {
  const headings = headingsOf(page.blocks)
  return (
    <div className={`${css.body} ${headings.length > 0 ? css.besideContents : ''}`}>
      {headings.length > 0 && <PageContents headings={headings} />}
      <div className={css.main}>
        {url === PATHS.contact && <Email />}
        <Blocks blocks={page.blocks} form={form} />
      </div>
    </div>
  )
}

/** Default texts name no address, because a new shop has none. */
function Email() {
  const { email } = useSettings()
  if (email === null) return null
  return (
    <p>
      E-mail: <EmailLink />
    </p>
  )
}

function NoText() {
  const { phone } = useSettings()
  return (
    <div className={css.lines}>
      <p className={css.empty}>This page has no text yet.</p>
      <p>
        Call <PhoneLink phone={phone} />
        <EmailLink after=" or e-mail " />.
      </p>
    </div>
  )
}

function Loading() {
  return (
    <Container className={css.page}>
      <SkeletonGroup label="Loading page" className={css.lines}>
        <Skeleton shape="title" width="third" />
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </SkeletonGroup>
    </Container>
  )
}
