import { showSharingModel } from '#machines/shows/show-sharing/show-sharing.model.ts'
import { showSharingServices } from '#src/services/shows/show-sharing.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { onlyShow, type ShareEnvironment, showSharingAnswers } from './workflows/shared-shows.ts'

const { openCustomer } = await useWalkShop()

const current = {
  perform: async (fixture: Fixture, _: ShareEnvironment, sample: object) => ({
    ...sample,
    revision: (await onlyShow(fixture)).revision,
  }),
}

walkServices<Fixture, ShareEnvironment>({
  model: showSharingModel,
  starts: [{ input: 'show', environment: { isBehind: false } }],
  events: { 'share.publish': current, 'share.update': current },
  answers: showSharingAnswers,
  open: async () => {
    const customer = await openCustomer()
    const { id } = await onlyShow(customer)
    const actors = showSharingServices(clientOf(customer.shopper, customer.held))
    return { ...customer, machine: showSharingModel.machine.provide({ actors }), input: { id } }
  },
})
