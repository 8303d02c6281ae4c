import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { NavigationPending } from '#src/views/shop/hooks/navigation-pending.ts'

/** A BrowserRouter that also provides whether a navigation is pending. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location })
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(() => history.listen((next) => startTransition(() => setShown(next))), [history])
  return (
    <NavigationPending value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigationPending>
  )
}
