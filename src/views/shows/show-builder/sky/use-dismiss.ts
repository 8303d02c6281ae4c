import { type RefObject, useEffect, useRef } from 'react'

/** Closes a panel on Escape, which returns the focus to its button, and on a press outside of it and of the group of its button. */
export function useDismiss(
  isOpen: boolean,
  panelId: string,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const isInside = ({ target }: Event) =>
      target instanceof Node &&
      (document.getElementById(panelId)?.contains(target) === true ||
        button.current?.closest('[role="group"]')?.contains(target))
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (isInside(event)) button.current?.focus()
      latest.current()
    }
    const point = (event: Event) => !isInside(event) && latest.current()
    addEventListener('keydown', press)
    addEventListener('pointerdown', point)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('pointerdown', point)
    }
  }, [isOpen, panelId, button])
}
