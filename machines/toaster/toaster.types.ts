import type { ToastFact } from '#machines/toast/toast.types.ts'

export type ToastTone = 'info' | 'success' | 'warn' | 'danger'
export type ToastPosition = 'bottom-right' | 'top-center' | 'top-right'

/** What the button in a toast does; the app turns it into an event. */
export type ToastAction = {
  readonly kind: 'undoRemoval'
  readonly products_id: number
  readonly quantity: number
}

export interface ToastForm {
  readonly tone: ToastTone
  readonly position: ToastPosition
  /** milliseconds */
  readonly duration: number
}

export interface ToastMessage extends ToastForm {
  /** made by the app, unique in this tab */
  readonly id: string
  readonly text: string
  readonly action: ToastAction | null
}

export interface ShownToast extends ToastMessage {
  readonly isLeaving: boolean
}

export interface RecentMessage {
  readonly id: string
  readonly tone: ToastTone
  readonly text: string
}

export interface ToasterContext {
  /** oldest first */
  readonly toasts: readonly ShownToast[]
  /** newest first, at most 20 */
  readonly recent: readonly RecentMessage[]
}

/** `at`: milliseconds on a clock that only goes forward (performance.now()). */
export type ToasterEvent =
  | { readonly type: 'toast.show'; readonly toast: ToastMessage; readonly at: number }
  /** the pointer or the focus is on it */
  | { readonly type: 'toast.hold'; readonly id: string; readonly at: number }
  | { readonly type: 'toast.release'; readonly id: string; readonly at: number }
  | { readonly type: 'toast.dismiss'; readonly id: string }
  /** Escape */
  | { readonly type: 'newestToast.dismiss' }
  /** from checkout: what failed before is no word on what begins now */
  | { readonly type: 'failures.dismiss' }
  | { readonly type: 'page.hidden'; readonly at: number }
  | { readonly type: 'page.shown'; readonly at: number }
  /** from shop */
  | { readonly type: 'customer.left' }
  | ToastFact

export interface ToasterMeta {
  readonly spec: readonly string[]
}
