import { isIP } from 'node:net'

interface Incoming {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined }
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * The network that a request came from, for limits. Each proxy adds the address it was asked from at the end of X-Forwarded-For,
 * so with `trustedProxies` of them the one that many places from the end is the client; everything before it is what
 * the client says of itself. Without trusted proxies, or with a header too short or wrong, it is the other end of the
 * connection.
 */
export function clientAddress(incoming: Incoming, trustedProxies: number): string {
  const asker = networkOf(incoming.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return asker
  // node joins repeated headers of this name with commas
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  const client = forwarded.at(-trustedProxies)?.trim() ?? ''
  return isIP(client) === 0 ? asker : networkOf(client)
}

/** Whether the client came by https: the proxy that is asked by clients says so, and nobody else is believed. */
export function isHttps({ headers }: Incoming, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false
  const schemes = String(headers['x-forwarded-proto'] ?? '').split(',')
  return (schemes.at(-trustedProxies) ?? schemes[0])?.trim() === 'https'
}

/** Logs once that a proxy seems to stand before the shop that is not trusted: all clients share the limits of one. */
export function createProxyWarning(
  trustedProxies: number,
  log: (line: string) => void,
): (incoming: Pick<Incoming, 'headers'>) => void {
  let isDone = trustedProxies > 0
  return ({ headers }) => {
    if (isDone || headers['x-forwarded-for'] === undefined) return
    isDone = true
    log(
      'A request has X-Forwarded-For and TRUSTED_PROXIES is off: behind a proxy all clients share the limits of one. Set TRUSTED_PROXIES to the number of proxies.',
    )
  }
}

/** An IPv4 address as it is, the first half of an IPv6 address: one client has a whole /64 to itself. */
export function networkOf(address: string): string {
  const text = plain(address)
  if (isIP(text) !== 6) return text
  const [start = '', end] = text.split('::')
  const before = groupsOf(start)
  const after = groupsOf(end ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

/** An IPv4 address is the same one when it is written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
