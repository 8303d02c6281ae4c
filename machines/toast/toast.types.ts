export interface ToastInput {
  readonly id: string
  /** milliseconds on the page */
  readonly duration: number
  /** milliseconds on any clock that only goes forward; all events use the same one */
  readonly at: number
}

export interface ToastContext {
  readonly id: string
  /** milliseconds left when the toast was last seen to count down */
  readonly remaining: number
  /** since when it counts down */
  readonly since: number
}

/** From toaster. */
export type ToastEvent =
  | { readonly type: 'pointer.entered'; readonly at: number }
  | { readonly type: 'pointer.left'; readonly at: number }
  | { readonly type: 'tab.hidden'; readonly at: number }
  | { readonly type: 'tab.shown'; readonly at: number }
  | { readonly type: 'toast.close' }

/** What a toast tells toaster. */
export type ToastFact =
  | { readonly type: 'toast.leaving'; readonly id: string }
  | { readonly type: 'toast.gone'; readonly id: string }

export interface ToastMeta {
  readonly spec: readonly string[]
}
