import { useState } from 'react'
import { wireCatalogueImport } from '#src/app/wiring/wire-catalogue-import.ts'
import { wireContentDraft } from '#src/app/wiring/wire-content-draft.ts'
import { wireOrderAction } from '#src/app/wiring/wire-order-action.ts'
import { createChosenFile } from '#src/services/documents/document-upload.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { StaffPage } from '#src/views/staff/staff-page.tsx'

export function StaffRoute() {
  const { call } = useShop()
  const [machine] = useState(() => wireContentDraft(call))
  const [orderAction] = useState(() => wireOrderAction(call))
  const createImport = () => {
    const { hold, read } = createChosenFile()
    return { hold, machine: wireCatalogueImport(call, read) }
  }
  return <StaffPage machine={machine} createImport={createImport} orderAction={orderAction} />
}
