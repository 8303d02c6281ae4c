import { useState } from 'react'
import { TIME_FIELD } from '#src/views/shows/show-builder/inspector/cue-inspector.tsx'
import type { EditorWidth } from './use-editor-width.ts'
import type { InspectorTab } from './inspector-tabs.tsx'

export type PhoneTab = 'cues' | 'find' | 'safety' | 'buy'

/** Which panel is shown, and on narrow screens which drawer is open. */
export function usePanels(width: EditorWidth) {
  const [tab, setTab] = useState<InspectorTab>('cue')
  const [open, setOpen] = useState<'finder' | 'inspector' | 'buy' | null>(null)
  const [phoneTab, setPhoneTab] = useState<PhoneTab>('cues')
  const [wanted, setWanted] = useState('')
  const showTab = (next: InspectorTab) => {
    setTab(next)
    // beside the picture it is open anyway
    if (width !== 'panels') setOpen('inspector')
  }
  return {
    tab,
    showTab,
    open,
    close: () => setOpen(null),
    buy: () => setOpen('buy'),
    phoneTab,
    setPhoneTab,
    wanted,
    /** opens the finder with words to search for */
    find: (words: string) => {
      setWanted(words)
      if (width === 'drawers') setOpen('finder')
      setPhoneTab('find')
    },
    /** shows the selected cue, and moves the focus to its time */
    inspect: () => {
      showTab('cue')
      focusSoon(TIME_FIELD)
    },
  }
}

export type Panels = ReturnType<typeof usePanels>

/** Once the panel is there. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()))
}
