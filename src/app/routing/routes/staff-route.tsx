import { useState } from 'react'
import { wireContentDraft } from '#src/app/wiring/wire-content-draft.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { StaffPage } from '#src/views/staff/staff-page.tsx'

export function StaffRoute() {
  const { call } = useShop()
  const [machine] = useState(() => wireContentDraft(call))
  return <StaffPage machine={machine} />
}
