import { sharedShowModel } from '#machines/shows/shared-show/shared-show.model.ts'
import { sharedShowServices } from '#src/services/shows/shared-show.ts'
import { encodeShow } from '#pyro/show/share-code.ts'
import { showOf, tokenIn } from '#tests/server/shows/stored-shows.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { readSharedShow, shareShow } from './workflows/shared-shows.ts'

const { openCustomer } = await useWalkShop()

interface ViewerFixture extends Fixture {
  /** ends the write to the device */
  readonly endKeeping: (isKept: boolean) => void
  /** lets a code of the other storefront be read, which asks nobody */
  readonly endReading: () => void
}

type ViewerEnvironment = { readonly source: 'link' | 'code' }
const sources = ['link', 'code'] as const
const ofLink = { when: { source: 'link' } } as const

walkServices<ViewerFixture, ViewerEnvironment>({
  model: sharedShowModel,
  starts: sources.map((source) => ({ input: source, environment: { source } })),
  events: {},
  answers: {
    readSharedShow: {
      shown: { ...ofLink, ...readSharedShow.shown },
      gone: { ...ofLink, ...readSharedShow.gone },
      tooMany: { ...ofLink, ...readSharedShow.tooMany },
      lost: { ...ofLink, ...readSharedShow.lost },
      foreign: { when: { source: 'code' }, perform: ({ endReading }) => endReading() },
    },
    copyShow: {
      copied: { perform: ({ endKeeping }) => endKeeping(true) },
      unkept: { perform: ({ endKeeping }) => endKeeping(false) },
    },
  },
  open: async ({ environment: { source } }) => {
    const customer = await openCustomer()
    const token = tokenIn(await shareShow(customer))
    let end: (isKept: boolean) => void = () => undefined
    const keep = () =>
      new Promise<void>((kept, denied) => {
        end = (isKept) => (isKept ? kept() : denied(new Error('the browser keeps nothing')))
      })
    const actors = sharedShowServices(clientOf(customer.shopper, customer.held), 11, keep)
    const unpacking = deferred(actors.readSharedShow)
    const isLink = source === 'link'
    const machine = sharedShowModel.machine.provide({
      actors: { ...actors, readSharedShow: isLink ? actors.readSharedShow : unpacking.logic },
    })
    const input = {
      source: isLink ? { kind: 'link', token } : { kind: 'code', code: encodeShow(showOf(1), 14) },
    }
    return {
      ...customer,
      machine,
      input,
      endKeeping: (isKept: boolean) => end(isKept),
      endReading: unpacking.release,
    }
  },
})
