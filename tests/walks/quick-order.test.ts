import { quickOrderModel } from '#machines/quick-order/quick-order.model.ts'
import { createChosenFile } from '#src/services/documents/document-upload.ts'
import { quickOrderServices } from '#src/services/quick-order/quick-order.ts'
import { readSheets } from '#src/services/quick-order/workbook/read-sheets.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { takeOrder } from './workflows/document-job.ts'
import {
  ampleProduct,
  type ChosenTable,
  NOWHERE,
  type QuickOrderEnvironment,
  quickOrderAnswers,
  tableOf,
} from './workflows/quick-order.ts'

const { openCustomer } = await useWalkShop()

interface QuickOrderFixture extends Fixture {
  readonly hold: ReturnType<typeof createChosenFile>['hold']
  /** lets the file be read */
  readonly release: () => void
  readonly model: string
}

/** Its bytes are gone when they are read. */
class LostFile extends File {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new Error('the file was moved'))
  }
}

const choosing = (chosen: ChosenTable) => ({
  next: { chosen },
  perform: ({ hold, model }: QuickOrderFixture) => {
    const Kind = chosen === 'lost' ? LostFile : File
    return { type: 'file.chosen', file: hold(new Kind([tableOf(chosen, model)], 'list.csv')) }
  },
})

const reading = (chosen: ChosenTable) => ({
  when: { chosen },
  perform: ({ release }: QuickOrderFixture) => release(),
})

walkServices<QuickOrderFixture, QuickOrderEnvironment>({
  model: quickOrderModel,
  starts: ['typed', 'order'].map((input) => ({ input, environment: { chosen: 'form' as const } })),
  events: {
    'file.chosen': (['form', 'large', 'lost'] as const).map(choosing),
    'lines.check': {
      perform: ({ model }) => ({
        type: 'lines.check',
        lines: [model, NOWHERE].map((code) => ({ code, quantity: 4 })),
      }),
    },
    'lines.add': { perform: () => ({ type: 'lines.add', request_id: crypto.randomUUID() }) },
  },
  answers: {
    ...quickOrderAnswers,
    readFile: { read: reading('form'), tooLarge: reading('large'), crashed: reading('lost') },
  },
  open: async ({ input }) => {
    const customer = await openCustomer()
    const { model } = await ampleProduct(customer)
    const { id } = await takeOrder(customer)
    const { hold, read } = createChosenFile()
    const access = { read, readWorkbook: (bytes: Uint8Array) => readSheets(new Uint8Array(bytes)) }
    const services = quickOrderServices(clientOf(customer.shopper, customer.held), access)
    const file = deferred(services.readFile)
    const machine = quickOrderModel.machine.provide({ actors: { ...services, readFile: file.logic } })
    const source = input === 'typed' ? { kind: 'typed' } : { kind: 'order', id }
    return { ...customer, model, hold, release: file.release, machine, input: { source } }
  },
})
