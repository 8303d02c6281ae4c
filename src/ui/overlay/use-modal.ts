import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react'

export interface ModalState {
  open: boolean
  onClose: () => void
  /** False: neither Escape nor a click outside closes the dialog. */
  dismissible: boolean
}

/** Controls a native modal dialog by `open`; the browser traps and restores the focus. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { open, onClose, dismissible }: ModalState,
) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      // the browser would focus the Close button, which comes first
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
    return () => dialog.close()
  }, [ref, open])

  return {
    /** Content is rendered from the first opening on and stays mounted for the closing transition. */
    hasContent: wasOpen,
    attributes: {
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      },
      onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
        // A second Escape closes the dialog even if its cancel event is prevented.
        if (event.key === 'Escape' && !dismissible) event.preventDefault()
      },
      onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
        if (!dismissible || event.target !== event.currentTarget) return
        // The press would move the focus to the page after the dialog has restored it.
        event.preventDefault()
        onClose()
      },
    },
  }
}
