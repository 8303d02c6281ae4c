import type { IncomingMessage } from 'node:http'
import type { ServerDeps } from '#server/server-deps.ts'
import { admitStaff } from '#server/staff/admit-staff.ts'
import type { Limiters } from './call-limiters.ts'
import { unauthorized } from './http-error.ts'
import type { Route } from './route-table.ts'
import { sessionOf } from './session-of-call.ts'

interface Asker {
  readonly address: string
  readonly limiters: Limiters
  readonly sources: Parameters<typeof sessionOf>[2] & { readonly deps: Pick<ServerDeps, 'db' | 'now'> }
}

/** Runs a call; files are received from customers and staff only, and a few at once, because they are in memory meanwhile. */
export async function receiveFile<T>(
  route: Route,
  incoming: IncomingMessage,
  { address, limiters, sources }: Asker,
  respond: () => Promise<T>,
): Promise<T> {
  if (!route.entry.raw) return respond()
  const sender = await limiters.calls(
    address,
    (): Promise<unknown> =>
      route.entry.auth === 'staff'
        ? admitStaff(sources.deps, route.entry, incoming)
        : sessionOf(route, incoming, sources),
  )
  if (!sender) throw unauthorized()
  return limiters.files(address, respond)
}
