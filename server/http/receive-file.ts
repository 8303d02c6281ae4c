import type { IncomingMessage } from 'node:http'
import type { Limiters } from './call-limiters.ts'
import { unauthorized } from './http-error.ts'
import type { Route } from './route-table.ts'
import { sessionOf } from './session-of-call.ts'

interface Asker {
  readonly address: string
  readonly limiters: Limiters
  readonly sources: Parameters<typeof sessionOf>[2]
}

/** Runs a call; files are received from customers only, and a few at once, because they are in memory meanwhile. */
export async function receiveFile<T>(
  route: Route,
  incoming: IncomingMessage,
  { address, limiters, sources }: Asker,
  respond: () => Promise<T>,
): Promise<T> {
  if (!route.entry.raw) return respond()
  const session = await limiters.calls(address, () => sessionOf(route, incoming, sources))
  if (!session) throw unauthorized()
  return limiters.files(address, respond)
}
