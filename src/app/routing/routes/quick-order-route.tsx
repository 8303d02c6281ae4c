import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { QuickOrderSource } from '#machines/quick-order/quick-order.types.ts'
import { useQuickOrderEffects } from '#src/app/effects/use-quick-order-effects.ts'
import { useTemplateForm } from '#src/app/wiring/use-template-form.ts'
import { wireQuickOrder } from '#src/app/wiring/wire-quick-order.ts'
import { createChosenFile } from '#src/services/document-upload.ts'
import { sourceOf } from '#src/views/quick-order/order-source.ts'
import { QuickOrderPage } from '#src/views/quick-order/quick-order-page.tsx'
import { useShop } from '#src/views/shop/shop-context.ts'

/** Starts a machine for the source that the address names. */
export function QuickOrderRoute() {
  const source = sourceOf(useLocation().search)
  return <Started key={JSON.stringify(source)} source={source} />
}

function Started({ source }: { source: QuickOrderSource }) {
  const { call, inspect } = useShop()
  const [{ machine, hold }] = useState(() => {
    const { hold: keep, read } = createChosenFile()
    return { hold: keep, machine: wireQuickOrder(call, read) }
  })
  const order = useActorRef(machine, { inspect, input: { source } })
  useQuickOrderEffects(order)
  return <QuickOrderPage order={order} hold={hold} form={useTemplateForm()} />
}
