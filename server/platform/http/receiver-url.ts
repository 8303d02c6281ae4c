/** An address to which the server posts: https, or http on the same machine, such as a forwarder; null: neither. */
export function receiverUrl(address: string): URL | null {
  const url = URL.parse(address)
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname)
  return url && (url.protocol === 'https:' || isLocal) ? url : null
}
