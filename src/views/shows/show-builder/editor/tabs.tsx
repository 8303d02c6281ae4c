import { type KeyboardEvent, type ReactNode, useId } from 'react'
import * as css from './tabs.css.ts'

export interface Tab<T extends string> {
  readonly id: T
  readonly label: ReactNode
}

export interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly shown: T
  readonly onShow: (id: T) => void
  readonly panelClassName: string
  readonly children: ReactNode
}

/** Tabs with one panel; arrow keys move between them. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, shown, onShow, panelClassName, children } = props
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === shown)
    const last = tabs.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (next === undefined) return
    event.preventDefault()
    onShow(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <>
      {/* Its tabs have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className={css.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        // A panel that scrolls is reached by the keyboard.
        tabIndex={0}
        className={panelClassName}
      >
        {children}
      </div>
    </>
  )
}
