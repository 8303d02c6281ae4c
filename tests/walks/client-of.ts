import { CSRF_COOKIE } from '#contract/platform/constants.ts'
import { type Call, type ClientOptions, createClient } from '#src/services/platform/client/client.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { Connection } from './network.ts'

type Wishes = Partial<Pick<ClientOptions, 'accessToken' | 'onUnauthorized' | 'onMaintenance' | 'cart'>>

/** The client of the app on the connection of a device. */
export function clientOf(shopper: Shopper, { fetch }: Connection, wishes: Wishes = {}): Call {
  return createClient({
    projectId: 11,
    origin: shopper.origin,
    accessToken: () => shopper.token,
    csrfToken: () => decodeURIComponent(shopper.cookies.get(CSRF_COOKIE) ?? ''),
    onUnauthorized: () => undefined,
    onMaintenance: () => undefined,
    fetch,
    ...wishes,
  })
}
