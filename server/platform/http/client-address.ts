import { isIP } from 'node:net'

interface Incoming {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined }
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * The client address for rate limits, /64 for IPv6. Each proxy appends its peer to X-Forwarded-For, so with
 * `trustedProxies` = n the client is the n-th entry from the end; entries before it are forgeable. Without trusted
 * proxies, or with too few or malformed entries, it is the peer of the socket.
 */
export function clientAddress(incoming: Incoming, trustedProxies: number): string {
  const asker = networkOf(incoming.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return asker
  // Node joins repeated headers of this name with commas
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  const client = forwarded.at(-trustedProxies)?.trim() ?? ''
  return isIP(client) === 0 ? asker : networkOf(client)
}

/** Whether the client used https, according to the outermost trusted proxy (X-Forwarded-Proto). */
export function isHttps({ headers }: Incoming, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false
  const schemes = String(headers['x-forwarded-proto'] ?? '').split(',')
  return (schemes.at(-trustedProxies) ?? schemes[0])?.trim() === 'https'
}

/** Logs once that requests carry X-Forwarded-For while no proxy is trusted: then all clients share one rate limit. */
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

/** IPv4 unchanged, IPv6 reduced to its /64 prefix, which one client controls entirely. */
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

/** IPv4-mapped IPv6 addresses become IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
