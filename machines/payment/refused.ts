import { errorsOf } from '#machines/errors-of.ts'
import type { DeliveryFaultKind } from '#contract/wire.ts'

interface Refusal {
  readonly event: {
    readonly output: { readonly kind: DeliveryFaultKind; readonly errors: readonly string[] }
  }
}

const announceRefusal = {
  type: 'announceRefusal',
  params: ({ event }: { readonly event: { readonly output: { readonly errors: readonly string[] } } }) => ({
    errors: event.output.errors,
  }),
} as const

/** The ways back to editing that every call about the payment shares. */
export const undeliverable = {
  description: 'The chosen freight or the address no longer holds: the step it belongs to is open again.',
  guard: { type: 'isUndeliverable', params: ({ event }: Refusal) => ({ kind: event.output.kind }) },
  target: 'editing',
  actions: [
    announceRefusal,
    { type: 'reopenDelivery', params: ({ event }: Refusal) => ({ kind: event.output.kind }) },
    { type: 'askDeliveryAgain', params: ({ event }: Refusal) => ({ kind: event.output.kind }) },
  ],
} as const

export const refused = { target: 'editing', actions: announceRefusal } as const

export const unanswered = {
  target: 'editing',
  actions: {
    type: 'announceRefusal',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
      errors: errorsOf(event.error),
    }),
  },
} as const
