import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import * as css from './dialog.css.ts'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  width?: keyof typeof css.width
  /** False: only its own buttons close the dialog. */
  dismissible?: boolean
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, width = 'md', dismissible = true } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { hasContent, attributes } = useModal(ref, { open, onClose, dismissible })
  return (
    <dialog
      {...attributes}
      ref={ref}
      className={`${css.modal} ${css.dialog} ${css.width[width]}`}
      aria-labelledby={titleId}
    >
      {hasContent && (
        <div>
          <div className={css.head}>
            <h2 id={titleId}>{title}</h2>
            {dismissible && <IconButton icon="close" label="Close" onClick={onClose} />}
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
