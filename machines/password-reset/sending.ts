import { requestLost, requestRefused } from './failing.ts'
import { sendInputOf } from './password-reset.outcome.ts'
import type { PasswordResetContext, SendReply } from './password-reset.types.ts'

/** A code is sent; when that fails, the shopper is where the wish came from. */
export const sendingFrom = (step: 'open.choosingMethod' | 'open.enteringCode') =>
  ({
    id: 'sendCode',
    src: 'sendCode',
    input: ({ context }: { readonly context: PasswordResetContext }) => sendInputOf(context),
    onDone: [
      {
        guard: {
          type: 'isSent',
          params: ({ event }: { readonly event: { readonly output: SendReply } }) => ({
            reply: event.output,
          }),
        },
        target: 'open.enteringCode',
        actions: ['recordSending', 'announceCodeSent'],
      },
      { target: step, actions: requestRefused },
    ],
    onError: { target: step, actions: requestLost },
  }) as const
