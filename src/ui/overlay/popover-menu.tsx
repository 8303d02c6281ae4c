import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './popover-menu.css.ts'

export interface PopoverMenuProps {
  /** Content of the button. */
  label: ReactNode
  align?: keyof typeof css.align
  triggerClassName?: string
  /** called before the panel opens */
  onOpen?: () => void
  /** `<li>` elements whose link or button has the class `menuEntry`. */
  children: ReactNode
}

/** A disclosure with links and buttons, not an ARIA menu: navigated by Tab. */
export function PopoverMenu(props: PopoverMenuProps) {
  const { label, align = 'end', triggerClassName = css.trigger, onOpen, children } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || (!open && step < 0)) return
    event.preventDefault()
    if (!open) panel.current?.showPopover(button.current ? { source: button.current } : {})
    moveFocus(panel.current, step)
  }
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) panel.current?.hidePopover()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        onKeyDown={walk}
      >
        {label}
        <Icon name="chevronDown" size="sm" />
      </button>
      {/* The handlers receive bubbled events of links and buttons; the panel itself is not interactive. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`${css.panel} ${css.align[align]}`}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') onOpen?.()
          placeBelow(panel.current, button.current, align)
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={walk}
        onClick={closeAfterChoice}
      >
        <ul className={css.list}>{children}</ul>
      </div>
    </>
  )
}

function moveFocus(panel: HTMLElement | null, step: number) {
  const entries = [...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const here = entries.findIndex((entry) => entry === document.activeElement)
  const next = here < 0 ? 0 : (here + step + entries.length) % entries.length
  entries[next]?.focus()
}

/** Positions a popover below its button in browsers without CSS anchor positioning. */
function placeBelow(panel: HTMLElement | null, button: HTMLElement | null, align: 'start' | 'end'): void {
  if (!panel || !button || CSS.supports('position-area', 'block-end')) return
  const box = button.getBoundingClientRect()
  panel.style.top = `${box.bottom}px`
  if (align === 'start') panel.style.left = `${box.left}px`
  else panel.style.right = `${document.documentElement.clientWidth - box.right}px`
}
