import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffMember } from '#contract/staff/staff.ts'
import { logOutStaff, readinessQuery, staffSessionQuery } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useLeaveGuard } from '#src/views/platform/hooks/leave-guard.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import type { DraftMachine } from './draft-state.tsx'
import { Screens } from './screens.tsx'
import { staffFailureText } from './staff-failure-text.ts'
import { StaffLogIn } from './staff-log-in.tsx'
import * as css from './staff-page.css.ts'
import { useStaffCall } from './use-staff-call.ts'
import { useStaffQuery } from './use-staff-query.ts'
import { areaOf, SCREEN_NAMES, useStaffLocation } from './use-staff-location.ts'

/** The log-in of staff, and behind it the content of the storefront. */
export function StaffPage({ machine }: { machine: DraftMachine }) {
  const { screen } = useStaffLocation()
  const title = `${areaOf(screen)}: ${SCREEN_NAMES[screen]}`
  usePageTitle(title)
  const { call } = useShop()
  const session = useQuery(staffSessionQuery(call))
  const { data } = session
  const [known, setKnown] = useState(data)
  if (data !== null && data !== known) setKnown(data)
  if (data === undefined && session.isError)
    return (
      <ErrorState
        title="Could not load. Check your connection."
        titleLevel="h1"
        onRetry={() => void session.refetch()}
      />
    )
  if (data === undefined) return <PageSkeleton />
  // a session that is over must not take the text of the editor with it
  const member = data ?? known
  return (
    <>
      {data === null && <StaffLogIn isAgain={!!member} />}
      {member && <Workspace title={title} member={member} machine={machine} />}
    </>
  )
}

interface WorkspaceProps {
  title: string
  member: StaffMember
  machine: DraftMachine
}

function Workspace({ title, member, machine }: WorkspaceProps) {
  const { call } = useShop()
  const queries = useQueryClient()
  const { attempt } = useLeaveGuard()
  const { run, isPending, failure } = useStaffCall()
  const readiness = useStaffQuery({
    ...readinessQuery(call),
    enabled: member.rights.includes('settings'),
  })
  const logOut = async () => {
    const { kind } = await run(() => logOutStaff(call))
    if (kind === 'answered') await queries.resetQueries({ queryKey: ['staff'] })
  }
  return (
    <Container className={css.page}>
      <Stack gap={24}>
        <Cluster as="header" justify="between">
          <h1 tabIndex={-1}>{title}</h1>
          <Cluster>
            <span>{member.name}</span>
            <Button size="sm" tone="outline" busy={isPending} onClick={() => attempt(() => void logOut())}>
              Log out
            </Button>
          </Cluster>
        </Cluster>
        {failure && failure.kind !== 'loggedOut' && (
          <Notice tone="danger" role="alert">
            The log-out is not confirmed. {staffFailureText(failure)}
          </Notice>
        )}
        <Screens member={member} machine={machine} beginsWithSetup={readiness.data?.opens_desk ?? false} />
      </Stack>
    </Container>
  )
}
