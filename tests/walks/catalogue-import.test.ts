import type { AnyActorRef } from 'xstate'
import { catalogueImportModel } from '#machines/staff/catalogue-import/catalogue-import.model.ts'
import { createChosenFile } from '#src/services/documents/document-upload.ts'
import { catalogueImportServices } from '#src/services/staff/catalogue-import.ts'
import { openImports } from '#tests/support/product-import.ts'
import { clientOf } from './client-of.ts'
import { createGate } from './gated-connection.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import {
  type ImportEnvironment,
  type ImportFixture,
  importAnswers,
  importEvents,
  importStart,
} from './workflows/catalogue-import.ts'

const { shop, connect, openCustomer } = await useWalkShop()
const goods = (await openImports(shop)).goods

walkServices<ImportFixture, ImportEnvironment>({
  model: catalogueImportModel,
  starts: [importStart],
  events: importEvents,
  answers: importAnswers,
  open: async () => {
    const customer = await openCustomer()
    // of the path: each may make 30 dry runs
    const desk = await openImports(shop)
    const held = createGate(connect(desk.staff))
    const { hold, read } = createChosenFile()
    const actors = catalogueImportServices(clientOf(desk.staff, held), read)
    let actor: AnyActorRef | null = null
    return {
      ...customer,
      held,
      hold,
      desk,
      products: await goods(2),
      imports: new Map(),
      machine: catalogueImportModel.machine.provide({ actors }),
      input: undefined,
      onStart: (started) => {
        actor = started
      },
      // the actor runs this machine, and has started before the first step
      snapshot: () => actor?.getSnapshot() as ReturnType<ImportFixture['snapshot']>,
    }
  },
})
