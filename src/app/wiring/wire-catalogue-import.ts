import { catalogueImportMachine } from '#machines/staff/catalogue-import/catalogue-import.machine.ts'
import type { ReadChosenFile } from '#src/services/documents/document-upload.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { catalogueImportServices } from '#src/services/staff/catalogue-import.ts'

/** Fetched with the staff pages only. */
export const wireCatalogueImport = (call: Call, readFile: ReadChosenFile) =>
  catalogueImportMachine.provide({ actors: catalogueImportServices(call, readFile) })
