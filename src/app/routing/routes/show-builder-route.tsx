import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { UNDO_LIMIT } from '#machines/shows/show-editor/show-editor.setup.ts'
import { createShowHold } from '#src/app/effects/show-hold.ts'
import { createShowShelf } from '#src/app/effects/show-shelf.ts'
import { useShowAddress } from '#src/app/effects/use-show-builder-effects.ts'
import { showAddressOf } from '#src/app/navigation/show-address.ts'
import { wireShowBuilder } from '#src/app/wiring/wire-show-builder.ts'
import { aerialFeetOf } from '#src/services/shows/aerial-feet.ts'
import type { ImportReport } from '#src/services/shows/import-report.ts'
import { sendUnsent } from '#src/services/shows/send-unsent.ts'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import type { ProposalActor } from '#src/views/shows/show-builder/proposal/use-proposal.ts'
import { planSourceOf } from '#src/views/shows/show-builder/plan-source.ts'
import { ImportNotice } from '#src/views/shows/show-builder/list/import-notice.tsx'
import { ShowListPage } from '#src/views/shows/show-builder/list/list-page.tsx'
import { ShowMissing } from '#src/views/shows/show-builder/list/show-missing.tsx'
import type { ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'
import type { ShowBuilderActor } from '#src/views/shows/show-builder/list/use-show-list.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { ChunkFailure } from '#src/app/routing/page-failure.tsx'

const ShowEditorRoute = lazyComponent(
  () => import('./show-editor-route.tsx'),
  (module) => module.ShowEditorRoute,
  { isSuspending: true, Failure: ChunkFailure },
)
const ProposalPage = lazyComponent(
  () => import('#src/views/shows/show-builder/proposal/proposal-page.tsx'),
  (module) => module.ProposalPage,
  { isSuspending: true, Failure: ChunkFailure },
)

/**
 * The list of shows, the proposal of one, and the editor: one machine as long as an address of the builder is open. It
 * begins once it is known whose shows they are, so that nothing pressed before is lost with the machine of a visitor.
 */
export function ShowBuilderRoute() {
  const { status, customer } = useSession()
  if (status === 'checking') return <PageSkeleton />
  const customers_id = customer?.customers_id ?? null
  return <Started key={customers_id} customers_id={customers_id} />
}

function Started({ customers_id }: { readonly customers_id: number | null }) {
  const { call, inspect, projectId: project_id, shop } = useShop()
  const path = useLocation().pathname
  const [report, setReport] = useState<ImportReport | null>(null)
  const [access] = useState(() => ({
    owner: { project_id, customers_id },
    shelf: createShowShelf(),
    holdLock: createShowHold(navigator.locks),
    origin: globalThis.location.origin,
    now: () => new Date().toISOString(),
    readAerialFeet: () => aerialFeetOf(shop.getSnapshot().context.appSettings),
    tellImport: setReport,
  }))
  const [{ machine, input }] = useState(() => ({
    machine: wireShowBuilder(call, access),
    input: {
      address: showAddressOf(path),
      isCustomer: customers_id !== null,
      undoLimit: UNDO_LIMIT,
    },
  }))
  const builder = useActorRef(machine, { inspect, input })
  useShowAddress(builder)
  useEffect(() => {
    // it is of one show only
    const subscription = builder.subscribe(({ value }) => {
      if (value === 'reading' || value === 'opening' || value === 'duplicating') setReport(null)
    })
    return () => subscription.unsubscribe()
  }, [builder])
  useEffect(() => {
    const handleOnline = () => void sendUnsent(call, access)
    globalThis.addEventListener('online', handleOnline)
    return () => globalThis.removeEventListener('online', handleOnline)
  }, [call, access])
  // also for whoever goes offline before a show is opened
  useEffect(() => {
    ShowEditorRoute.preload()
    ProposalPage.preload()
  }, [])
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shown builder={builder} notice={<ImportNotice report={report} onDismiss={() => setReport(null)} />} />
    </Suspense>
  )
}

interface ShownProps {
  readonly builder: ShowBuilderActor
  /** of what was imported */
  readonly notice: ReactNode
}

function Shown({ builder, notice }: ShownProps) {
  const plan = planSourceOf(useLocation().search)
  const snapshot = useSelector(builder, (each) => each)
  // editing invokes it under this systemId
  const editor = builder.system.get('showEditor') as ShowEditorActor | undefined
  if (snapshot.matches('editing') && editor)
    return <ShowEditorRoute builder={builder} editor={editor} notice={notice} />
  const proposal = snapshot.children.showProposal
  if (snapshot.matches('proposing') && proposal) return <ProposalPage actor={proposal as ProposalActor} />
  if (snapshot.matches('missing')) return <ShowMissing />
  if (snapshot.matches('opening')) return <PageSkeleton />
  return <ShowListPage builder={builder} plan={plan} notice={notice} />
}
