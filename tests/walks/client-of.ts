import { CSRF_COOKIE } from '#contract/constants.ts'
import { type Call, createClient } from '#src/services/client/client.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { Line } from './line.ts'

interface Told {
  readonly onUnauthorized?: () => void
  readonly onMaintenance?: () => void
}

/** The client of the app on the line of a device. */
export function clientOf(
  shopper: Shopper,
  { fetch }: Line,
  { onUnauthorized = () => undefined, onMaintenance = () => undefined }: Told = {},
): Call {
  return createClient({
    projectId: 11,
    origin: shopper.origin,
    accessToken: () => shopper.token,
    csrfToken: () => decodeURIComponent(shopper.cookies.get(CSRF_COOKIE) ?? ''),
    onUnauthorized,
    onMaintenance,
    fetch,
  })
}
