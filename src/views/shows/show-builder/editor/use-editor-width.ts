import { useSyncExternalStore } from 'react'
import { media } from '#src/ui/theme/scale.ts'

/** How much of the editor fits: tabs, drawers beside picture and timeline, or all panels. */
export type EditorWidth = 'phone' | 'drawers' | 'panels'

const QUERIES = [media.lg, media.xxl]

function subscribe(listener: () => void) {
  const lists = QUERIES.map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

function read(): EditorWidth {
  if (matchMedia(media.xxl).matches) return 'panels'
  return matchMedia(media.lg).matches ? 'drawers' : 'phone'
}

export const useEditorWidth = (): EditorWidth => useSyncExternalStore(subscribe, read, () => 'panels')
