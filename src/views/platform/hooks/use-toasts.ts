import { useSelector } from '@xstate/react'
import type { ShownToast, ToastPosition } from '#machines/platform/toaster/toaster.types.ts'
import type { ToastItem } from '#src/ui/feedback/toast.tsx'
import { useCustomerActor, useSystemActor } from './use-system-actor.ts'

export function useToasts() {
  const toaster = useSystemActor('toaster')
  const cart = useCustomerActor('cart')
  const { toasts, recent } = useSelector(toaster, ({ context }) => context)
  const act = (pressed: ShownToast) => {
    // the newest first, so that a product changed twice is as it was before both
    for (const { id, action, isLeaving, ...toast } of toasts.toReversed()) {
      if (action === null || isLeaving || !isSame(toast, pressed)) continue
      if (action.kind === 'undoLines') cart?.send({ type: 'lines.set', reason: 'undo', lines: action.lines })
      else cart?.send({ type: 'line.add', products_id: action.products_id, quantity: action.quantity })
      toaster.send({ type: 'toast.dismiss', id })
    }
  }
  const item = (toast: ShownToast): ToastItem => ({
    id: toast.id,
    tone: toast.tone,
    text: toast.text,
    leaving: toast.isLeaving,
    ...(toast.action === null ? {} : { action: { label: 'Undo', onPress: () => act(toast) } }),
  })
  return {
    recent,
    // merges the messages of many products added or removed at once into one with one Undo
    toastsAt: (position: ToastPosition) =>
      toasts.filter((toast) => toast.position === position && !isSaidAgain(toast, toasts)).map(item),
    pause: (id: string) => toaster.send({ type: 'toast.hold', id, at: performance.now() }),
    resume: (id: string) => toaster.send({ type: 'toast.release', id, at: performance.now() }),
    dismiss: (id: string) => toaster.send({ type: 'toast.dismiss', id }),
  }
}

type Kind = Pick<ShownToast, 'text' | 'position'>

const isSame = (one: Kind, other: Kind): boolean => one.text === other.text && one.position === other.position

const isSaidAgain = (toast: ShownToast, all: readonly ShownToast[]): boolean =>
  all.slice(all.indexOf(toast) + 1).some((later) => isSame(later, toast))
