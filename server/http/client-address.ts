import { isIP } from 'node:net'

interface Incoming {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined }
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Where a request came from, for limits. Each proxy adds the address it was asked from at the end of X-Forwarded-For,
 * so with `trustedProxies` of them the one that many places from the end is the client; everything before it is what
 * the client says of itself. Without trusted proxies, or with a header too short or wrong, it is the other end of the
 * connection.
 */
export function clientAddress(incoming: Incoming, trustedProxies: number): string {
  const asker = plain(incoming.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return asker
  // node joins repeated headers of this name with commas
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  const client = plain(forwarded.at(-trustedProxies)?.trim() ?? '')
  return isIP(client) === 0 ? asker : client
}

/** An IPv4 address is the same one when it is written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
