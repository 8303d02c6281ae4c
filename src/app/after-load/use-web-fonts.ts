import { useEffect } from 'react'
import { fontsStorage } from '#src/app/effects/storage.ts'

const FAMILIES = ['Inter Variable', 'Bricolage Grotesque Variable']

/**
 * Fetches the fonts that a narrow screen does without at first, and shows them as soon as all are here; later documents do
 * at once. Fallbacks of the same metrics keep everything in its place.
 */
export function useWebFonts(): void {
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['fonts'] !== undefined) return
    const show = () => {
      root.dataset['fonts'] = ''
      fontsStorage.note()
    }
    // without them the fallbacks stay until the next page
    Promise.all(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`))).then(show, () => undefined)
  }, [])
}
