import { sharedShowModel } from '#machines/shows/shared-show/shared-show.model.ts'
import { sharedShowServices } from '#src/services/shows/shared-show.ts'
import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import { tokenIn } from '#tests/server/shows/stored-shows.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { readSharedShow, shareShow } from './workflows/shared-shows.ts'

const { openCustomer } = await useWalkShop()

interface ViewerFixture extends Fixture {
  /** ends the write to the device */
  readonly endKeeping: (isKept: boolean) => void
}

walkServices<ViewerFixture, EnvironmentState>({
  model: sharedShowModel,
  starts: [{ input: 'link', environment: {} }],
  events: {},
  answers: {
    readSharedShow,
    copyShow: {
      copied: { perform: ({ endKeeping }) => endKeeping(true) },
      unkept: { perform: ({ endKeeping }) => endKeeping(false) },
    },
  },
  open: async () => {
    const customer = await openCustomer()
    const token = tokenIn(await shareShow(customer))
    let end: (isKept: boolean) => void = () => undefined
    const keep = () =>
      new Promise<void>((kept, denied) => {
        end = (isKept) => (isKept ? kept() : denied(new Error('the browser keeps nothing')))
      })
    const actors = sharedShowServices(clientOf(customer.shopper, customer.held), keep)
    const machine = sharedShowModel.machine.provide({ actors })
    const input = { source: { kind: 'link', token } }
    return { ...customer, machine, input, endKeeping: (isKept: boolean) => end(isKept) }
  },
})
