import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Profile } from '#contract/account/profile.ts'
import { isReadingProfile } from '#machines/account/session/session.selectors.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import * as css from './profile.css.ts'

/** Shows its content once the profile is read, and until then why not. */
export function ProfileGate({ children }: { children: (profile: Profile) => ReactNode }) {
  const session = useSystemActor('session')
  const profile = useSelector(session, ({ context }) => context.profile)
  const isReading = useSelector(session, isReadingProfile)
  const showsSkeleton = useDelayedFlag(profile === null && isReading)
  const offline = useOffline()
  if (profile !== null) return children(profile)
  if (isReading)
    return showsSkeleton ? (
      <SkeletonGroup label="Loading your profile">
        <Skeleton className={css.skeleton} />
      </SkeletonGroup>
    ) : (
      <Card className={css.skeleton} />
    )
  return (
    <ErrorState
      title="Your profile could not be loaded."
      onRetry={() => session.send({ type: 'session.refresh' })}
      retryBlocked={offline}
    />
  )
}
