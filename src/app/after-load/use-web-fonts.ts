import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fontsStorage } from '#src/app/effects/storage.ts'

const FAMILIES = ['Inter Variable', 'Bricolage Grotesque Variable']
const BLOCKS = 'h1, h2, h3, p, li, div, section'
/** in pixels; less is no layout shift */
const STILL = 3

/**
 * Fetches the fonts that a narrow screen does without at first, and shows them once all are here; if a line would wrap anew
 * and move what is in view, from the next page on. Later documents have them at once.
 */
export function useWebFonts(): void {
  const { pathname } = useLocation()
  const [opened] = useState(pathname)
  const areHere = useRef(false)
  useEffect(() => {
    if (document.documentElement.dataset['fonts'] !== undefined) return
    const show = () => {
      areHere.current = true
      fontsStorage.note()
      showUnlessMoving()
    }
    // without them the fallbacks stay until the next page
    Promise.all(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`))).then(show, () => undefined)
  }, [])
  useLayoutEffect(() => {
    if (pathname !== opened && areHere.current) document.documentElement.dataset['fonts'] = ''
  }, [pathname, opened])
}

/** In one task, so that nothing is painted before it is decided. */
function showUnlessMoving(): void {
  const { dataset } = document.documentElement
  const blocks = [...document.querySelectorAll(BLOCKS)]
  const topsOf = () => blocks.map((block) => block.getBoundingClientRect().top)
  const before = topsOf()
  dataset['fonts'] = ''
  const isInView = (top: number) => top >= 0 && top <= innerHeight
  const moves = topsOf().some((top, index) => {
    const was = before[index] ?? top
    return Math.abs(top - was) >= STILL && (isInView(top) || isInView(was))
  })
  if (moves) delete dataset['fonts']
}
