import type { Endpoint } from '#contract/platform/endpoint.ts'
import { type Attack, bytes, isLast, withBody } from './attack-body.ts'

const METHODS = ['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'CONNECT', 'EMBER']
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
  'application/json/x',
]
type Rule = (entry: Endpoint) => boolean
const always: Rule = () => true
const never: Rule = () => false
const isOpen: Rule = ({ auth }) => !['required', 'document', 'feed'].includes(auth)
const isRead: Rule = ({ method }) => method === 'GET'
/** The rule says when the call may be answered all the same. */
const FIELDS: readonly (readonly [name: string, value: string, mayBeAnswered: Rule])[] = [
  ['authorization', 'Bearer', isOpen],
  ['authorization', 'Basic YTpi', isOpen],
  ['authorization', 'Bearer \u00ff\u00fe\u00fd', isOpen],
  ['authorization', `Bearer ${'a.'.repeat(4_000)}`, isOpen],
  ['cookie', 'XSRF-TOKEN=%E0%A4%A; ;;=;\u00ff', isRead],
  ['cookie', 'a'.repeat(20_000), never],
  ['x', 'a\u0001b', never],
  ['x', 'a\u0000b', never],
  ['content-length', '-1', never],
  ['transfer-encoding', 'chunked, gzip', never],
  ['content-encoding', 'gzip', isRead],
  ['expect', 'anything', never],
  ['if-none-match', '*, "\u00ff"', always],
  ['accept-encoding', 'gzip;q=x, *;q=1e400, ,;', always],
  ['x-forwarded-for', '\u00ff, 1.2.3.4, __proto__', always],
  ['host', '[::1', never],
  ['host', '\u00ff', always],
  ['accept', 'image/png', always],
  ['sec-fetch-site', 'cross-site', (entry) => isOpen(entry) && isRead(entry)],
  ['x-xsrf-token', 'a', isRead],
]

/** Made only when it is its turn. */
type Making = () => Attack

export function spoiledTransports(entry: Endpoint, sound: Attack): readonly Making[] {
  const wrong = { ...sound, mayBeAnswered: false }
  const fields = FIELDS.map(([name, value, rule]) => (): Attack => {
    const headers = [...sound.headers, [name, value] as const].filter(isLast)
    return { ...sound, headers, kind: 'an odd header', mayBeAnswered: rule(entry) }
  })
  const [address = ''] = sound.path.split('?')
  const all: Making[] = [
    ...METHODS.map((method) => () => ({ ...wrong, method, kind: 'a wrong method' })),
    () => ({ ...wrong, path: `${address}%`, kind: 'a bad escape' }),
    () => ({
      ...wrong,
      path: `${sound.path}${sound.path.includes('?') ? '&' : '?'}a=%C3%28`,
      kind: 'a bad escape',
    }),
    () => ({ ...wrong, path: sound.path.replace('/', '/\u00c3'), kind: 'a bad byte in the address' }),
    () => ({ ...wrong, path: sound.path.toUpperCase(), kind: 'an unknown address' }),
    ...fields,
  ]
  if (isRead(entry)) return all
  return [...all, ...(entry.raw ? spoiledFile(sound) : spoiledBytes(sound))]
}

/** The same file with another transport. */
const spoiledFile = (sound: Attack): readonly Making[] => [
  ...TYPES.map((type) => () => ({
    ...withBody({ ...sound, mayBeAnswered: false }, sound.body, type),
    kind: 'a wrong content type',
  })),
  () => ({ ...sound, slow: true, kind: 'a slow body' }),
  () => ({ ...sound, mayBeAnswered: false, cut: true, kind: 'a body cut off' }),
]

/** The same body with another transport. */
function spoiledBytes(sound: Attack): readonly Making[] {
  const wrong = { ...sound, mayBeAnswered: false }
  const text = new TextDecoder().decode(sound.body)
  return [
    ...TYPES.map((type) => () => ({ ...withBody(wrong, text, type), kind: 'a wrong content type' })),
    () => ({
      ...withBody(wrong, Uint8Array.of(...bytes(text.slice(0, -1)), 0xff, 0x7d)),
      kind: 'bytes that are no UTF-8',
    }),
    () => ({ ...withBody(wrong, Uint8Array.from(Buffer.from(text, 'utf16le'))), kind: 'another encoding' }),
    () => ({ ...sound, slow: true, kind: 'a slow body' }),
    () => ({ ...wrong, cut: true, kind: 'a body cut off' }),
  ]
}
