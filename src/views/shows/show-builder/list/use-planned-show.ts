import { useEffect, useRef } from 'react'
import type { PlanSource } from '#contract/content/show-paths.ts'
import type { ShowList } from './use-show-list.ts'

/** Makes the show that the address asks for, once. */
export function usePlannedShow(list: ShowList, plan: PlanSource | null): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !list.isReady || plan === null || plan.kind === 'product') return
    isDone.current = true
    list.take(plan)
  })
}
