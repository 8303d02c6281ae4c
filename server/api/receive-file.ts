import type { IncomingMessage } from 'node:http'
import type { ServerDeps } from '#server/server-deps.ts'
import { admitStaff } from '#server/staff/admit-staff.ts'
import type { Limiters } from '#server/platform/http/call-limiters.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import type { Route } from '#server/platform/http/route-table.ts'
import { sessionOf } from './session-of-call.ts'

interface Asker {
  readonly address: string
  readonly limiters: Limiters
  readonly sources: Parameters<typeof sessionOf>[2] & { readonly deps: Pick<ServerDeps, 'db' | 'now'> }
}

/** Files of one customer, whatever is answered: a refused one is received and looked at as well. */
const CUSTOMER_FILES = { events: 60, seconds: 3_600 }

/**
 * Runs a call; files are received from customers and staff only, two of each customer and a few at once, because they are
 * in memory meanwhile.
 */
export async function receiveFile<T>(
  route: Route,
  incoming: IncomingMessage,
  { address, limiters, sources }: Asker,
  respond: () => Promise<T>,
): Promise<T> {
  if (!route.entry.raw) return respond()
  const { deps } = sources
  if (route.entry.auth === 'staff') {
    await limiters.calls(address, () => admitStaff(deps, route.entry, incoming))
    return limiters.files(address, respond)
  }
  const session = await limiters.calls(address, () => sessionOf(route, incoming, sources))
  if (!session) throw unauthorized()
  const key = `files:${session.customerId}`
  return limiters.ownFiles(key, () =>
    limiters.files(address, async () => {
      await countEvents(deps.db, [{ key, ...CUSTOMER_FILES }], deps.now())
      return respond()
    }),
  )
}
