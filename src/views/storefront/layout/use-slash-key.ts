import { useEffect } from 'react'
import type { Choice } from '#src/views/platform/shop-context.ts'

/** Focuses the visible search box; on narrow screens opens it first. */
export function focusSearch(): void {
  requestAnimationFrame(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('#search, #search-narrow')]
    boxes.find((box) => box.offsetParent !== null)?.focus()
  })
}

/** `/` focuses the search box, except while typing or in a dialog, or without shortcuts. */
export function useSlashKey(onPress: () => void, shortcuts: Pick<Choice<boolean>, 'read'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || !shortcuts.read() || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onPress, shortcuts])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
