import { type RefObject, useLayoutEffect } from 'react'
import { header as headerVar, staffBar } from '#src/ui/theme/contract.css.ts'
import { media } from '#src/ui/theme/scale.ts'

/** the name in `var(--header-…)` */
const property = headerVar.slice('var('.length, -1)

/**
 * Measures the header and publishes its height as a CSS variable for toasts, sticky elements and scroll padding; 0 on
 * short screens, where the header is not sticky.
 */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current
    if (element === null) return undefined
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      const height = matchMedia(media.short).matches ? 0 : element.offsetHeight
      root.setProperty(property, `calc(${height}px + ${staffBar})`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(property)
    }
  }, [header])
}
