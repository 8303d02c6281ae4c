import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApplyAnswer, type DryRunAnswer, LARGEST_IMPORT } from '#contract/staff/staff-import.ts'
import { applyImport, checkImport, LAST_IMPORT_KEY } from '#src/services/staff/product-import.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'

interface ChosenImport {
  readonly file: File
  /** of the dry run and of its application, so that each counts once however often it is sent */
  readonly id: string
  readonly requestId: string
  readonly creates: boolean
}

/** A file, what it would change, and what became of it. */
export function useProductImport() {
  const { call } = useShop()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<ChosenImport | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [creates, setCreates] = useState(false)
  const check = useStaffCall<DryRunAnswer>()
  const apply = useStaffCall<ApplyAnswer>()
  const send = async (next: ChosenImport) => {
    setChosen(next)
    apply.forget()
    await check.run(() => checkImport(call, next))
  }
  const isPending = check.isPending || apply.isPending
  const choose = (file: File | undefined, isCreating = creates): void => {
    if (!file || isPending) return
    setTooLarge(file.size > LARGEST_IMPORT)
    check.forget()
    apply.forget()
    setChosen(null)
    if (file.size <= LARGEST_IMPORT)
      void send({ file, id: crypto.randomUUID(), requestId: crypto.randomUUID(), creates: isCreating })
  }
  const dryRun = check.answer?.kind === 'read' ? check.answer : null
  return {
    choose,
    creates,
    isPending,
    /** checks a chosen file anew */
    changeCreates: (next: boolean): void => {
      if (isPending) return
      setCreates(next)
      choose(chosen?.file, next)
    },
    isTooLarge,
    check,
    apply,
    dryRun,
    /** the same file as a new dry run */
    checkAgain: () => choose(chosen?.file),
    repeatCheck: () => chosen && void send(chosen),
    confirm: async (skipsRefused: boolean): Promise<void> => {
      if (!dryRun || !chosen) return
      await apply.run(() => applyImport(call, dryRun, chosen.requestId, skipsRefused))
      void queries.invalidateQueries({ queryKey: LAST_IMPORT_KEY })
    },
  }
}

export type ProductImport = ReturnType<typeof useProductImport>
