import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { QuickOrderSource } from '#machines/quick-order/quick-order.types.ts'
import { quickOrderDraft } from '#src/app/effects/quick-order-storage.ts'
import { useQuickOrderEffects } from '#src/app/effects/use-quick-order-effects.ts'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { wireQuickOrder } from '#src/app/wiring/wire-quick-order.ts'
import { createChosenFile } from '#src/services/documents/document-upload.ts'
import { sourceOf } from '#src/views/quick-order/order-source.ts'
import { templateForm } from '#src/views/quick-order/templates/save-template.tsx'
import { QuickOrderPage } from '#src/views/quick-order/quick-order-page.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** Starts a machine for the source that the address names. */
export function QuickOrderRoute() {
  const source = sourceOf(useLocation().search)
  const customers_id = useSession().customer?.customers_id ?? 0
  return <Started key={JSON.stringify([source, customers_id])} {...{ source, customers_id }} />
}

interface StartedProps {
  readonly source: QuickOrderSource
  readonly customers_id: number
}

function Started({ source, customers_id }: StartedProps) {
  const { call, inspect } = useShop()
  const [{ machine, hold, draft }] = useState(() => {
    const { hold: keep, read } = createChosenFile()
    const kept = source.kind === 'typed' ? quickOrderDraft(customers_id) : null
    return { hold: keep, machine: wireQuickOrder(call, read), draft: kept }
  })
  const order = useActorRef(machine, { inspect, input: { source } })
  useQuickOrderEffects(order)
  return <QuickOrderPage order={order} hold={hold} draft={draft} form={useFormSubmission(templateForm)} />
}
