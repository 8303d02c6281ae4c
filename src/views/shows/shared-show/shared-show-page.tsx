import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { PATHS } from '#contract/content/paths.ts'
import { SHOW_PATHS, SHOW_TOKEN } from '#contract/content/show-paths.ts'
import type { PublicShow } from '#contract/shows/shows.ts'
import type { sharedShowMachine } from '#machines/shows/shared-show/shared-show.machine.ts'
import type { SharedShowSource } from '#machines/shows/shared-show/shared-show.types.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import * as css from './shared-show.css.ts'
import { ShownShow } from './shown-show.tsx'

export type SharedShowActor = ActorRefFrom<typeof sharedShowMachine>

export interface SharedShowPageProps {
  readonly view: SharedShowActor
  /** the picture that plays */
  readonly picture: (shown: PublicShow) => ReactNode
}

/** A show of somebody else, to look at and to copy. */
export function SharedShowPage({ view, picture }: SharedShowPageProps) {
  const snapshot = useSelector(view, (each) => each)
  const { shown } = snapshot.context
  const part = snapshot.hasTag('shown') ? 'shown' : snapshot.value
  usePageTitle(shown?.doc.name ?? 'Shared fireworks show')
  const ref = useFocusOnSwap<HTMLDivElement>(part)
  return (
    <Container className={css.page} ref={ref}>
      {shown !== null && snapshot.hasTag('shown') ? (
        <ShownShow
          shown={shown}
          picture={picture(shown)}
          isPortable={snapshot.context.source.kind === 'code'}
          isCopying={snapshot.hasTag('pending')}
          isUncopied={snapshot.hasTag('uncopied')}
          onCopy={() => view.send({ type: 'show.copy', id: crypto.randomUUID() })}
        />
      ) : (
        <Unshown
          part={part}
          source={snapshot.context.source}
          onRetry={() => view.send({ type: 'view.retry' })}
        />
      )}
    </Container>
  )
}

interface UnshownProps {
  readonly part: string
  readonly source: SharedShowSource
  readonly onRetry: () => void
}

function Unshown({ part, source, onRetry }: UnshownProps) {
  const offline = useOffline()
  switch (part) {
    case 'gone':
      return source.kind === 'link' && SHOW_TOKEN.test(source.token) ? (
        <NoShow title="This show is no longer shared.">Ask whoever sent you the link for a new one.</NoShow>
      ) : (
        <NoShow title="This link holds no show.">
          Part of it may have been lost on the way. Ask whoever sent you the link to send it again.
        </NoShow>
      )
    case 'foreign':
      return (
        <NoShow title="This show belongs to our other storefront.">
          It was planned with products that are not sold here. Open the link on the site that it came from.
        </NoShow>
      )
    case 'limited':
      return (
        <ErrorState titleLevel="h1" title="Too many shows were opened from your network." onRetry={onRetry}>
          Wait ten minutes, then try again.
        </ErrorState>
      )
    case 'unreachable':
      return (
        <ErrorState
          titleLevel="h1"
          title="The show could not be loaded."
          onRetry={onRetry}
          retryBlocked={offline}
        />
      )
    default:
      return (
        <SkeletonGroup label="Loading the show" className={css.waiting}>
          <Skeleton className={css.waitingPicture} />
          <Skeleton className={css.waitingText} />
        </SkeletonGroup>
      )
  }
}

interface NoShowProps {
  readonly title: string
  readonly children: string
}

/** There is no show to look at, and asking again would change nothing. */
const NoShow = ({ title, children }: NoShowProps) => (
  <EmptyState
    titleLevel="h1"
    title={title}
    actions={
      <>
        <Link to={SHOW_PATHS.builder} className={buttonStyle({ tone: 'primary' })}>
          Plan your own show
        </Link>
        <Link to={PATHS.home} className={buttonStyle({ tone: 'outline' })}>
          Home page
        </Link>
      </>
    }
  >
    {children}
  </EmptyState>
)
