import { type RefObject, useLayoutEffect } from 'react'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media } from '#src/ui/theme/scale.ts'

/** `--header-…` of `var(--header-…)` */
const property = vars.header.slice('var('.length, -1)

/**
 * Measures the header after it is drawn, so that messages, what sticks below it and what is scrolled to keep clear of it.
 * On a short screen it scrolls away and covers nothing.
 */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current
    if (element === null) return undefined
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      const height = matchMedia(media.short).matches ? 0 : element.offsetHeight
      root.setProperty(property, `calc(${height}px + ${vars.staffBar})`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(property)
    }
  }, [header])
}
