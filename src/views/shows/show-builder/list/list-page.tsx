import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PlanSource } from '#contract/content/show-paths.ts'
import { SHOW_BUILDER_PAGE } from '#contract/shows/show-builder-page.ts'
import type { ShowProblem } from '#machines/shows/show-builder/show-builder.types.ts'
import { showGoodsQuery } from '#src/services/shows/show-goods-query.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as pageCss from '#src/views/shows/show-builder/show-page.css.ts'
import * as css from './list.css.ts'
import { LogInLink } from './log-in-link.tsx'
import { NewShow } from './new-show.tsx'
import { RemovedShow, ShowCard } from './show-card.tsx'
import { type ShowBuilderActor, type ShowList, useShowList } from './use-show-list.ts'

export interface ShowListPageProps {
  readonly builder: ShowBuilderActor
  /** what the address plans a show from */
  readonly plan: PlanSource | null
  /** of what could not be imported */
  readonly notice: ReactNode
}

/** The shows of the customer and of this device, and the ways to a new one. */
export function ShowListPage({ builder, plan, notice }: ShowListPageProps) {
  usePageTitle(SHOW_BUILDER_PAGE.title, SHOW_BUILDER_PAGE.description)
  const list = useShowList(builder, plan)
  usePlannedShow(list, plan)
  return (
    <div className={pageCss.page}>
      <div>
        <h1 tabIndex={-1}>Show builder</h1>
        <p className={pageCss.lead}>
          Place our products on a timeline, watch the show from where the crowd stands, see what is unsafe,
          and buy it in whole cases.
        </p>
      </div>
      <Problems list={list} />
      {notice}
      {plan?.kind === 'product' && <ProductToAdd id={plan.id} />}
      <section className={css.field} aria-labelledby="new-title">
        <div className={pageCss.head}>
          <h2 id="new-title" className={css.heading}>
            New show
          </h2>
          <output className={css.note}>{list.isImporting && 'Making a show'}</output>
        </div>
        <NewShow list={list} />
      </section>
      <section className={css.field} aria-labelledby="shows-title">
        <h2 id="shows-title" className={css.heading}>
          My shows
        </h2>
        <Shows list={list} />
      </section>
      <Removed list={list} />
    </div>
  )
}

function Shows({ list }: { readonly list: ShowList }) {
  const { shows, isReading, isUnreachable, hasAccount } = list
  const showsSkeleton = useDelayedFlag(isReading && shows.length === 0)
  if (shows.length > 0)
    return (
      <>
        {!hasAccount && (
          <p className={css.note}>
            They are on this device only. <LogInLink /> to keep them on your account and to share a link that
            can be taken back.
          </p>
        )}
        <ul className={css.grid} aria-busy={isReading}>
          {shows.map((show) => (
            <ShowCard key={show.id} show={show} list={list} />
          ))}
        </ul>
      </>
    )
  if (showsSkeleton) return <Loading />
  if (isReading) return <div className={css.skeleton} />
  return (
    <EmptyState title={isUnreachable ? 'No shows on this device.' : 'No shows yet.'} titleLevel="h3">
      {hasAccount
        ? 'A proposal is the fastest way to the first one.'
        : 'Shows that you make without a login are kept on this device.'}
    </EmptyState>
  )
}

const CARDS = ['a', 'b', 'c']

function Loading() {
  return (
    <SkeletonGroup label="Loading your shows" className={css.grid}>
      {CARDS.map((card) => (
        <Skeleton key={card} className={css.skeleton} />
      ))}
    </SkeletonGroup>
  )
}

function Removed({ list }: { readonly list: ShowList }) {
  if (list.removed.length === 0) return null
  return (
    <Disclosure summary={`${counted(list.removed.length, 'removed show')}, restorable for 30 days`}>
      <ul className={css.field}>
        {list.removed.map((show) => (
          <RemovedShow key={show.id} show={show} list={list} />
        ))}
      </ul>
    </Disclosure>
  )
}

const PROBLEMS: Readonly<Record<ShowProblem, string>> = {
  unreadable: 'No show was made: this is neither a link of a show nor a firing list.',
  gone: 'That link no longer opens a show. Ask whoever sent it for a new one.',
  foreign: 'That show belongs to our other storefront, which sells other products. Open the link there.',
  limited: 'Too many shows were opened from your network. Wait ten minutes, then try again.',
  empty: 'Nothing in it can be lit, so no show was made.',
  unreachable: 'The server does not answer. Try again.',
  notRemoved: 'The server did not do that. Try again.',
}

function Problems({ list: { problem, isUnreachable, reload, isReading } }: { readonly list: ShowList }) {
  const offline = useOffline()
  return (
    <>
      {isUnreachable && (
        <Notice
          tone="warn"
          role="status"
          actions={
            <Button size="sm" busy={isReading} blockedReason={offline} onClick={reload}>
              Retry
            </Button>
          }
        >
          The shows of your account could not be loaded. Those of this device are here.
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {PROBLEMS[problem]}
        </Notice>
      )}
    </>
  )
}

/** Asks which show gets a product. */
function ProductToAdd({ id }: { readonly id: number }) {
  const query = useQuery(showGoodsQuery(useQueryScope(), [id]))
  const name = query.data?.[0]?.products_name ?? 'the product'
  return <Notice tone="info">Open a show, or start a new one, to put {name} into its tray.</Notice>
}

/** Makes the show that the address asks for, once. */
function usePlannedShow(list: ShowList, plan: PlanSource | null): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !list.isReady || plan === null || plan.kind === 'product') return
    isDone.current = true
    list.take(plan)
  })
}
