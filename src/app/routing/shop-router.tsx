import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { NavigationPending } from '#src/views/shop/hooks/navigation-pending.ts'
import { NavigationCount } from './navigation-count.ts'

/** A BrowserRouter that also provides whether a navigation is pending, and how many there have been. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location, count }, setShown] = useState({
    action: history.action,
    location: history.location,
    count: 0,
  })
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      history.listen((next) =>
        startTransition(() =>
          setShown((shown) => ({ action: next.action, location: next.location, count: shown.count + 1 })),
        ),
      ),
    [history],
  )
  return (
    <NavigationPending value={isPending}>
      <NavigationCount value={count}>
        <Router location={location} navigationType={action} navigator={history}>
          {children}
        </Router>
      </NavigationCount>
    </NavigationPending>
  )
}
