import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { normalizedPath, PATHS } from '#contract/content/paths.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { holdFocusOnHeading, scrollWhenTall } from './focus-and-scroll.ts'

/**
 * After each navigation focuses the heading and scrolls to the top, or restores the scroll position when going back or
 * returning from login. Navigations with `staysInPlace`, such as a filter, do neither.
 */
export function useFocusAndScroll(): void {
  const isPop = useNavigationType() === NavigationType.Pop
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const { staysInPlace } = useLocationState()
  const isQuiet = !isPop && staysInPlace
  const last = useRef(address)
  const scrolled = useScrolled()
  const leftForLogin = useRef<{ readonly address: string; readonly y: number } | null>(null)
  // before paint, because a short page resets the scroll position of the previous one before it is saved
  useLayoutEffect(() => {
    // the browser itself handles the first page
    if (last.current === address) return undefined
    const isLogin = normalizedPath(pathname) === PATHS.login
    if (isLogin) leftForLogin.current = { address: last.current, y: scrolled.current }
    last.current = address
    if (isQuiet) return undefined
    const left = leftForLogin.current?.address === address ? leftForLogin.current.y : 0
    const stopScroll = isPop ? () => undefined : scrollWhenTall(left)
    const stopFocus = holdFocusOnHeading()
    return () => {
      stopScroll()
      stopFocus()
    }
  }, [address, pathname, isPop, isQuiet, scrolled])
}

/** The scroll position of the current page, kept until the next page has rendered. */
function useScrolled(): { readonly current: number } {
  const y = useRef(0)
  useEffect(() => {
    const note = () => {
      y.current = globalThis.scrollY
    }
    globalThis.addEventListener('scroll', note, { passive: true })
    return () => globalThis.removeEventListener('scroll', note)
  }, [])
  return y
}
