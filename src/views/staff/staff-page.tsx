import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { StaffMember } from '#contract/staff/staff.ts'
import { logOutStaff, staffSessionQuery } from '#src/services/staff/staff-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useLeaveGuard } from '#src/views/platform/hooks/leave-guard.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import type { DraftMachine } from './draft-state.tsx'
import { StaffFrame } from './frame/staff-frame.tsx'
import { SCREEN_FACTS, shownScreen } from './frame/staff-screens.ts'
import type { OrderActionMachine } from './orders/use-order-action.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Screens } from './screens.tsx'
import { staffFailureText } from './staff-failure-text.ts'
import { StaffLogIn } from './staff-log-in.tsx'
import * as css from './staff-page.css.ts'
import { type CreateImport, useCatalogueImport } from './use-catalogue-import.ts'
import { useStaffCall } from './use-staff-call.ts'
import { useStaffLocation } from './use-staff-location.ts'

interface StaffPageProps {
  machine: DraftMachine
  createImport: CreateImport
  orderAction: OrderActionMachine
}

/** The log-in of staff, and behind it the desk. */
export function StaffPage(props: StaffPageProps) {
  const { call } = useShop()
  const session = useQuery(staffSessionQuery(call))
  const { data } = session
  const [known, setKnown] = useState(data)
  if (data !== null && data !== known) setKnown(data)
  // a session that is over must not take the text of the editor with it
  const member = data ?? known
  if (member) return <Workspace member={member} isOver={data === null} {...props} />
  return (
    <StaffFrame member={null} screen={null}>
      {data === null && <FirstLogIn />}
      {data === undefined && !session.isError && <PageSkeleton />}
      {data === undefined && session.isError && (
        <ErrorState
          title="Could not load. Check your connection."
          titleLevel="h1"
          onRetry={() => void session.refetch()}
        />
      )}
    </StaffFrame>
  )
}

function FirstLogIn() {
  usePageTitle('Staff log-in')
  return <StaffLogIn isAgain={false} />
}

interface WorkspaceProps extends StaffPageProps {
  member: StaffMember
  /** the session is over */
  isOver: boolean
}

function Workspace({ member, isOver, machine, createImport, orderAction }: WorkspaceProps) {
  const { screen: asked, key } = useStaffLocation()
  const { search } = useLocation()
  const screen = shownScreen(asked, member)
  const { name, about } =
    screen === null ? NO_SCREEN[asked === null ? 'chosen' : 'open'] : SCREEN_FACTS[screen]
  usePageTitle(`${name} – Staff desk`)
  const { logOut, isPending, failure } = useLogOut()
  const catalogueImport = useCatalogueImport(createImport)
  return (
    <StaffFrame member={member} screen={screen} isLoggingOut={isPending} onLogOut={logOut}>
      {isOver && <StaffLogIn isAgain />}
      <Stack gap={24}>
        <div className={css.title}>
          <h1 tabIndex={-1}>{name}</h1>
          {/* not above the form of an entry, which needs the room */}
          {key === null && <p className={css.about}>{about}</p>}
        </div>
        {failure && failure.kind !== 'loggedOut' && (
          <Notice tone="danger" role="alert">
            The log-out is not confirmed. {staffFailureText(failure)}
          </Notice>
        )}
        {screen !== null && (
          <ScreenBoundary address={search}>
            <Screens
              screen={screen}
              machine={machine}
              catalogueImport={catalogueImport}
              orderAction={orderAction}
              mayPublish={member.rights.includes('publish')}
              mayRefund={member.rights.includes('refunds')}
            />
          </ScreenBoundary>
        )}
      </Stack>
    </StaffFrame>
  )
}

const NO_SCREEN = {
  chosen: { name: 'Staff desk', about: 'Choose in the menu what your rights open.' },
  open: { name: 'No right', about: 'You have no right to this screen. Ask the person who enrolled you.' },
} as const

/** Logs out, once there is nothing that would be lost. */
function useLogOut() {
  const { call } = useShop()
  const queries = useQueryClient()
  const { attempt } = useLeaveGuard()
  const { run, isPending, failure } = useStaffCall()
  const send = async () => {
    const { kind } = await run(() => logOutStaff(call))
    if (kind === 'answered') await queries.resetQueries({ queryKey: ['staff'] })
  }
  return { logOut: () => attempt(() => void send()), isPending, failure }
}
