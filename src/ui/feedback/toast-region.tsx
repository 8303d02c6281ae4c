import { useEffect, useRef } from 'react'
import * as css from './toast.css.ts'
import { Toast, type ToastCallbacks, type ToastItem } from './toast.tsx'
import { useStepAside } from './use-step-aside.ts'

export interface ToastRegionProps extends ToastCallbacks {
  position: keyof typeof css.position
  toasts: readonly ToastItem[]
}

/**
 * Keep one region per position mounted at all times: content of a live region that has just been inserted is not
 * announced.
 */
export function ToastRegion({ position, toasts, ...callbacks }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const count = toasts.length
  useEffect(() => {
    if (count > 0) raise(region.current)
  }, [count])
  useStepAside(region, count)
  const line = (toast: ToastItem) => <Toast key={toast.id} toast={toast} {...callbacks} />
  return (
    <section
      ref={region}
      className={`${css.region} ${css.position[position]}`}
      popover="manual"
      aria-label={`Messages, ${position.replace('-', ' ')}`}
    >
      <div className={css.lines} role="alert" aria-atomic={false}>
        {toasts.filter(isUrgent).map(line)}
      </div>
      <output className={css.lines} aria-atomic={false}>
        {toasts.filter((toast) => !isUrgent(toast)).map(line)}
      </output>
    </section>
  )
}

function isUrgent(toast: ToastItem) {
  return toast.tone === 'danger'
}

/** Reopens the popover, so that it is above a modal dialog in the top layer. */
function raise(region: HTMLElement | null) {
  if (!region || !document.querySelector('dialog:modal')) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}
