import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { PATHS } from '#contract/content/paths.ts'
import { SHOW_PATHS } from '#contract/content/show-paths.ts'
import type { PublicShow } from '#contract/shows/shows.ts'
import type { sharedShowMachine } from '#machines/shows/shared-show/shared-show.machine.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Button } from '#src/ui/action/button.tsx'
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
        <Unshown part={part} onRetry={() => view.send({ type: 'view.retry' })} />
      )}
    </Container>
  )
}

function Unshown({ part, onRetry }: { readonly part: string; readonly onRetry: () => void }) {
  const offline = useOffline()
  switch (part) {
    case 'gone':
      return <Gone onRetry={onRetry} />
    case 'foreign':
      return <Foreign onRetry={onRetry} />
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

const Foreign = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    titleLevel="h1"
    title="This show belongs to our other storefront."
    actions={
      <>
        <Link to={SHOW_PATHS.builder} className={buttonStyle({ tone: 'primary' })}>
          Plan a show
        </Link>
        <Button onClick={onRetry}>Try again</Button>
      </>
    }
  >
    It was planned with products that are not sold here. Open the link on the site that it came from.
  </EmptyState>
)

const Gone = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    titleLevel="h1"
    title="This show is no longer shared."
    actions={
      <>
        <Link to={SHOW_PATHS.builder} className={buttonStyle({ tone: 'primary' })}>
          Plan a show
        </Link>
        <Link to={PATHS.home} className={buttonStyle({ tone: 'outline' })}>
          Home page
        </Link>
        <Button onClick={onRetry}>Try again</Button>
      </>
    }
  >
    Ask whoever sent you the link for a new one.
  </EmptyState>
)
