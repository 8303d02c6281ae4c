import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { createLeaveGuard, LeaveGuardContext } from '#src/views/platform/hooks/leave-guard.ts'
import { NavigationPending } from '#src/views/platform/hooks/navigation-pending.ts'
import { NavigationCount } from '#src/app/navigation/navigation-count.ts'
import { createPopGuard } from './pop-guard.ts'

/** A BrowserRouter that also provides whether a navigation is pending, how many there have been, and what asks before one. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location, count }, setShown] = useState({
    action: history.action,
    location: history.location,
    count: 0,
  })
  const [isPending, startTransition] = useTransition()
  const [guard] = useState(createLeaveGuard)
  useLayoutEffect(() => {
    const popGuard = createPopGuard(guard, globalThis.history)
    return history.listen(({ action, location: next }) => {
      if (!popGuard.accepts()) return
      startTransition(() => setShown((shown) => ({ action, location: next, count: shown.count + 1 })))
    })
  }, [history, guard])
  return (
    <NavigationPending value={isPending}>
      <NavigationCount value={count}>
        <LeaveGuardContext value={guard}>
          <Router location={location} navigationType={action} navigator={history}>
            {children}
          </Router>
        </LeaveGuardContext>
      </NavigationCount>
    </NavigationPending>
  )
}
