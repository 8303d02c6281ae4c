import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { NavigationType, Router } from 'react-router'
import { createLeaveGuard, LeaveGuardContext } from '#src/views/platform/hooks/leave-guard.ts'
import { NavigationPending } from '#src/views/platform/hooks/navigation-pending.ts'
import { NavigationCount } from '#src/app/navigation/navigation-count.ts'
import { createBrowserHistory, shownLocation } from './browser-history.ts'
import { createPopGuard } from './pop-guard.ts'

/** A BrowserRouter that also provides whether a navigation is pending, how many there have been, and what asks before one. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createBrowserHistory)
  const [{ type, location, count }, setShown] = useState(() => ({
    type: NavigationType.Pop,
    location: shownLocation(),
    count: 0,
  }))
  const [isPending, startTransition] = useTransition()
  const [guard] = useState(createLeaveGuard)
  useLayoutEffect(() => {
    const popGuard = createPopGuard(guard, globalThis.history)
    return history.listen((type, next) => {
      if (!popGuard.accepts()) return
      startTransition(() => setShown((shown) => ({ type, location: next, count: shown.count + 1 })))
    })
  }, [history, guard])
  return (
    <NavigationPending value={isPending}>
      <NavigationCount value={count}>
        <LeaveGuardContext value={guard}>
          <Router location={location} navigationType={type} navigator={history.navigator}>
            {children}
          </Router>
        </LeaveGuardContext>
      </NavigationCount>
    </NavigationPending>
  )
}
