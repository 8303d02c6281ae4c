import { useEffect } from 'react'
import { staffCalls } from '#contract/staff/staff.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { takeEarly } from './take-early.ts'

const PARAMETER = 'follow'
/** the page stays as it was answered, also when its frame is drawn anew */
let isAsked = false

/** Lets the explorer of the statecharts follow this tab: in development, or when staff with the right `charts` ask for it. */
export function useFollow(): void {
  const { call, shop } = useShop()
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    const version = shop.system.get('versionCheck')?.getSnapshot().context.running ?? 'unknown'
    void mayBeFollowed(call, location.search)
      .then(async (isAllowed) => {
        if (isAllowed) (await import('./report-tab.ts')).reportTab(version)
        else takeEarly()
      })
      .catch(takeEarly)
  }, [call, shop])
}

/** A visitor, who gets the 404 of what does not exist, fetches no script; without the parameter nobody is asked. */
export async function mayBeFollowed(call: Call, search: string, isDevelopment = import.meta.env.DEV) {
  if (isDevelopment) return true
  if (!new URLSearchParams(search).has(PARAMETER)) return false
  const { rights } = await call(staffCalls.staffSession, {})
  return rights.includes('charts')
}
