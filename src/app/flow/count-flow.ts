import { createActor } from 'xstate'
import { flagOf } from '#contract/site/settings.ts'
import { flowCountingMachine } from '#machines/site/flow-counting/flow-counting.machine.ts'
import { isActingAs } from '#machines/account/session/session.selectors.ts'
import { flowCountingServices } from '#src/services/site/flow-counting.ts'
import type { ShopValue } from '#src/views/platform/shop-context.ts'
import { createFlowCounter } from './flow-counter.ts'
import { takeSteps } from './take-steps.ts'

/** Counts the transitions of this page from its start on, unless staff acts for a customer, until they do. */
export function countFlow({ shop, call, inspect }: Pick<ShopValue, 'shop' | 'call' | 'inspect'>): void {
  const { running } = shop.getSnapshot().context
  if (running === null) return
  const counter = createFlowCounter(running)
  const session = shop.system.get('session')
  let isOver = false
  const isCounted = () => {
    isOver ||= session !== undefined && isActingAs(session.getSnapshot())
    if (isOver) counter.forget()
    return !isOver && flagOf(shop.getSnapshot().context.appSettings, 'flow_counting')
  }
  const actors = flowCountingServices(call, { ...counter, isCounted, isOnline: () => navigator.onLine })
  const sender = createActor(flowCountingMachine.provide({ actors }), { inspect })
  const end = takeSteps((inspected, at) => {
    if (isCounted()) counter.note(inspected, at)
  })
  sender.subscribe({ complete: end })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sender.send({ type: 'page.hidden' })
  })
  globalThis.addEventListener('pagehide', () => {
    counter.leave(performance.now())
    sender.send({ type: 'page.hidden' })
  })
  sender.start()
}
