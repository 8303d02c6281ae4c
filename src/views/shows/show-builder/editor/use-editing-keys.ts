import { useEffect, useRef } from 'react'
import type { Editing } from './use-editing.ts'

/** Undo and redo anywhere in the editor, but in a field that is being written, which has an undo of its own. */
export function useEditingKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>): void {
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (!(ctrlKey || metaKey) || altKey || isWriting(target)) return
      const letter = key.toLowerCase()
      if (letter !== 'z' && letter !== 'y') return
      event.preventDefault()
      if (letter === 'y' || shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** A field whose text differs from its value is being written. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.dataset['writing'] === 'true')
