import { useQuery } from '@tanstack/react-query'
import { PATHS } from '#contract/content/paths.ts'
import { volumeRequestQuery } from '#src/services/account/volume-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { FormCard } from '#src/views/account/password/form-card.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useAcceptances } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { VolumeForm, type VolumeFormActor } from './volume-form.tsx'
import { VolumeStatus } from './volume-status.tsx'

const TITLE = 'Volume Application Form'

export function VolumePage({ form }: { form: VolumeFormActor }) {
  usePageTitle(TITLE)
  const { status } = useSession()
  return (
    <FormCard title={TITLE} wide>
      {status === 'signedOut' && <VolumeInvitation />}
      {status === 'signedIn' && <Application form={form} />}
    </FormCard>
  )
}

function Application({ form }: { form: VolumeFormActor }) {
  const { profile } = useSession()
  const query = useQuery(volumeRequestQuery(useQueryScope()))
  const acceptances = useAcceptances(form)
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  if (query.isError)
    return (
      <ErrorState
        title="Your application could not be looked up."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return showsSkeleton ? <Loading /> : null
  const { submitted_at, success_message } = query.data
  if (submitted_at !== null)
    return <VolumeStatus submittedAt={submitted_at} messages={success_message} isNews={acceptances > 0} />
  return (
    <>
      {success_message.length > 0 && <Notice tone="warn">{success_message.join(' ')}</Notice>}
      <VolumeForm form={form} company={profile?.company ?? ''} />
    </>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your application">
      <Skeleton shape="heading" width="third" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}

/** The page for visitors, who cannot apply. */
function VolumeInvitation() {
  const { rememberUrl } = useShop()
  const remember = () => rememberUrl(PATHS.volumeApplication)
  return (
    <>
      <p>Stores, stands and display companies that buy by the pallet pay less per case.</p>
      <p>
        <Link to={PATHS.login} onClick={remember}>
          Log in
        </Link>{' '}
        or{' '}
        <Link to={PATHS.register} onClick={remember}>
          create an account
        </Link>{' '}
        to apply for volume pricing.
      </p>
    </>
  )
}
