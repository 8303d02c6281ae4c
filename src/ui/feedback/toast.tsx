import type { FocusEvent } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as noticeCss from './notice.css.ts'
import type { NoticeTone } from './notice.tsx'
import * as css from './toast.css.ts'

export interface ToastItem {
  id: string
  tone: NoticeTone
  text: string
  leaving?: boolean
  /** For example Undo. */
  action?: { label: string; onPress: () => void }
}

export interface ToastCallbacks {
  onPause: (id: string) => void
  onResume: (id: string) => void
  onDismiss: (id: string) => void
}

const icons = { info: 'info', success: 'checkCircle', warn: 'warning', danger: 'warning' } as const

export function Toast({ toast, onPause, onResume, onDismiss }: ToastCallbacks & { toast: ToastItem }) {
  const { id, tone, text, leaving = false, action } = toast
  const leaveFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onResume(id)
  }
  return (
    <span
      className={`${css.toast} ${css.edge[tone]}`}
      data-leaving={leaving}
      data-tone={tone}
      onPointerEnter={() => onPause(id)}
      onPointerLeave={() => onResume(id)}
      onFocus={() => onPause(id)}
      onBlur={leaveFocus}
    >
      <span className={`${noticeCss.mark} ${noticeCss.ink[tone]}`}>
        <Icon name={icons[tone]} />
      </span>
      <span className={css.text}>{text}</span>
      {action && (
        <button type="button" className={css.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={noticeCss.dismiss}
        aria-label="Dismiss message"
        onClick={() => onDismiss(id)}
      >
        <Icon name="close" size="sm" />
      </button>
    </span>
  )
}
