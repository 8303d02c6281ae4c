import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useLocationState } from '#src/views/shop/hooks/use-location-state.ts'
import { holdFocusOnHeading, scrollWhenTall } from './focus-and-scroll.ts'

/**
 * After each change of address the heading has the focus and the page starts at its top, or where it was left: by
 * going back, or by logging in on the way. A change that says `staysInPlace`, such as one more filter, moves neither.
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
  // before anything is painted: a short page scrolls to its top, and where the last one was left would be lost
  useLayoutEffect(() => {
    // at the first page the browser itself arrives
    if (last.current === address) return undefined
    const isLogin = pathname.toLowerCase() === '/login'
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

/** Where the page is scrolled to; the browser changes it only after the next page has been drawn. */
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
