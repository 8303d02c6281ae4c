import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'
import type { catalogueImportMachine } from '#machines/staff/catalogue-import/catalogue-import.machine.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

interface ImportParts {
  readonly machine: typeof catalogueImportMachine
  /** keeps the file outside the context of the machine */
  readonly hold: (file: File) => ChosenFile
}
export type CreateImport = () => ImportParts

export interface CatalogueImport extends Pick<ImportParts, 'hold'> {
  readonly actor: ActorRefFrom<typeof catalogueImportMachine>
}

/** The import of whoever is logged in: it goes on while another screen is shown, and ends with the desk. */
export function useCatalogueImport(createImport: CreateImport): CatalogueImport {
  const { inspect } = useShop()
  const [{ machine, hold }] = useState(createImport)
  return { actor: useActorRef(machine, { inspect }), hold }
}
