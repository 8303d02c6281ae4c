import { flagOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

export const CHECKOUT_CLOSED = 'Checkout is switched off at the moment. Your cart is kept.'

export const isCheckoutOpen = (app: Settings, { session }: SessionContext): boolean =>
  session.allowDisabledCheckout || !flagOf(app, 'is_checkout_disabled')

/** Throws 403 while checkout is disabled; called by everything in checkout that writes. */
export function refuseClosedCheckout(context: SessionContext): void {
  const { app } = context.shop.settings.current(context.projectId)
  if (!isCheckoutOpen(app, context)) throw new HttpError(403, [CHECKOUT_CLOSED])
}
