import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import * as css from './dialog.css.ts'
import { useModal } from './use-modal.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  side?: keyof typeof css.side
  /** As wide as the screen on a phone. */
  full?: boolean
  children: ReactNode
  footer?: ReactNode
}

export function Drawer({ open, onClose, title, side = 'left', full = false, children, footer }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { hasContent, attributes } = useModal(ref, { open, onClose, dismissible: true })
  return (
    <dialog
      {...attributes}
      ref={ref}
      className={`${css.modal} ${css.drawer} ${css.side[side]} ${full ? css.full : ''}`}
      aria-labelledby={titleId}
    >
      {hasContent && (
        <>
          <div className={css.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          <div className={`${css.body} ${css.fill}`}>{children}</div>
          {footer && <div className={css.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
