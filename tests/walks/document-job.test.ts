import { DOCUMENT_COOKIE } from '#contract/platform/constants.ts'
import { documentJobModel } from '#machines/sheets/document-job/document-job.model.ts'
import type { WantedDocument } from '#machines/sheets/document-job/document-job.types.ts'
import { documentHref } from '#src/services/sheets/document-href.ts'
import { documentServices } from '#src/services/sheets/document-job.ts'
import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { documentJobAnswers, takeOrder } from './workflows/document-job.ts'

const { openCustomer } = await useWalkShop()

interface DocumentFixture extends Fixture {
  readonly order: Awaited<ReturnType<typeof takeOrder>>
}

walkServices<DocumentFixture, EnvironmentState>({
  model: documentJobModel,
  events: {
    'document.wanted': {
      perform: async ({ order: { id, count, customerId } }, _, sample) => {
        const document = Reflect.get(sample, 'document') as WantedDocument
        const kind = document.exceedsBoth ? 'barcodes' : 'lines'
        const sheet = document.exceedsBoth
          ? ({ source: 'order', kind, id, customerId, count } as const)
          : null
        return { ...sample, document: { ...document, href: documentHref(11, 'order', id, kind), sheet } }
      },
    },
  },
  answers: documentJobAnswers,
  open: async () => {
    const customer = await openCustomer()
    const { shopper, held, email } = customer
    const { document_token } = await shopper.logIn(email)
    const renewCookie = () => void shopper.cookies.set(DOCUMENT_COOKIE, document_token ?? '')
    const access = { renewCookie, origin: shopper.origin, fetch: held.fetch }
    const machine = documentJobModel.machine.provide({
      actors: documentServices(clientOf(shopper, held), access),
    })
    return { ...customer, machine, input: undefined, order: await takeOrder(customer) }
  },
})
