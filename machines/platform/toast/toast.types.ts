export interface ToastInput {
  readonly id: string
  /** display time in milliseconds */
  readonly duration: number
  /** milliseconds on a monotonic clock, the same one for all events */
  readonly at: number
}

export interface ToastContext {
  readonly id: string
  /** milliseconds left when the timer was last paused or started */
  readonly remaining: number
  /** when the timer was started */
  readonly since: number
}

/** From toaster. */
export type ToastEvent =
  | { readonly type: 'pointer.entered'; readonly at: number }
  | { readonly type: 'pointer.left'; readonly at: number }
  | { readonly type: 'tab.hidden'; readonly at: number }
  | { readonly type: 'tab.shown'; readonly at: number }
  | { readonly type: 'toast.close' }

/** Sent to toaster. */
export type ToastFact =
  | { readonly type: 'toast.leaving'; readonly id: string }
  | { readonly type: 'toast.gone'; readonly id: string }

export interface ToastMeta {
  readonly spec: readonly string[]
}
