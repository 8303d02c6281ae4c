import { flowCalls } from '#contract/site/flow.ts'
import { flowCountingModel } from '#machines/site/flow-counting/flow-counting.model.ts'
import { flowCountingServices } from '#src/services/site/flow-counting.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered } from './workflow-fixture.ts'
import { countingIs, flowCountingAnswers } from './workflows/flow-counting.ts'

let minutes = 0
const { openCustomer } = await useWalkShop({ now: () => new Date(Date.now() + minutes * 60_000) })
const batch = { version: 'of this page', charts: [] }

/** The address has sent as many batches in this minute as it may. */
async function useUp({ shopper }: Fixture): Promise<void> {
  let status = 0
  while (status !== 429) ({ status } = await shopper.send(flowCalls.countFlow, { body: batch }))
}

walkServices({
  model: flowCountingModel,
  events: {},
  answers: {
    sendFlow: {
      ...flowCountingAnswers,
      sent: answered('countFlow', async (fixture: Fixture) => {
        minutes++
        await countingIs(fixture, true)
      }),
      off: answered('countFlow', async (fixture: Fixture) => {
        minutes++
        await countingIs(fixture, false)
      }),
      delayed: answered('countFlow', useUp),
    },
  },
  open: async () => {
    const customer = await openCustomer()
    const source = {
      isCounted: () => true,
      isOnline: () => true,
      take: () => [batch],
      putBack: () => undefined,
    }
    const actors = flowCountingServices(clientOf(customer.shopper, customer.held), source)
    return { ...customer, machine: flowCountingModel.machine.provide({ actors }), input: undefined }
  },
})
