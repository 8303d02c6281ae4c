import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/action/button.tsx'

export interface LoadFailureProps {
  readonly isRetrying: boolean
  /** a retry failed too, or none can help */
  readonly needsReload: boolean
  readonly onRetry: () => void
}

/** Shown instead of a component whose chunk could not be fetched. */
export function LoadFailure({ isRetrying, needsReload, onRetry }: LoadFailureProps) {
  const place = useRef<HTMLDivElement>(null)
  useFocusOnSuccessor(place)
  return (
    <div ref={place}>
      <span>This part did not load. </span>
      <Button size="sm" busy={isRetrying} onClick={needsReload ? () => location.reload() : onRetry}>
        {needsReload ? 'Reload the page' : 'Retry'}
      </Button>
    </div>
  )
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** When the element is removed while it contains the focus, focuses whatever replaces it. */
function useFocusOnSuccessor(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element === null || !element.contains(document.activeElement)) return
      const { parentElement, previousElementSibling } = element
      queueMicrotask(() => {
        const next = previousElementSibling?.nextElementSibling ?? parentElement?.firstElementChild
        const target = next?.matches(FOCUSABLE) ? next : next?.querySelector(FOCUSABLE)
        if (target instanceof HTMLElement) target.focus()
      })
    }
  }, [ref])
}
