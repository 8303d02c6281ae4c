import { SHOW_PATHS } from '#contract/content/show-paths.ts'
import { WORKBOOK_WORKER } from '#contract/platform/constants.ts'

/** On every response. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // not same-origin: a window that staff open for a customer needs its opener to close itself
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** HSTS on every https response, for one year. */
export const HSTS = 'max-age=31536000'

/** The `cache-control` of a response whose address is never used for other bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** For responses that are not pages: nothing in them may load or run. */
export const INERT_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const

/** For SVG pictures, which may use inline styles. */
export const PICTURE_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
} as const

/** For PDF files: the viewer of a browser does not open a document that may load nothing. */
export const PDF_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const

/** For files made for one customer: never shown inside a page of the shop, whatever a viewer does with them. */
export const DOWNLOAD_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
} as const

/** CSP of a page; `scriptHashes` of its inline scripts and styles as `'sha256-…'`. */
export function pageHeaders(scriptHashes: readonly string[], styleHashes: readonly string[]) {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // the frames of chat and bot check, and staging duplicates, let a page of the shop frame them; nothing else does
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // the one script that starts by its address is the worker that reads workbooks
    `trusted-types ${WORKBOOK_WORKER}`,
  ]
  return { ...COMMON_HEADERS, 'content-security-policy': policy.join('; ') }
}

/** What the documents of some addresses may load besides: in the builder, music that is chosen on the device. */
const ADDED_SOURCES = [{ below: SHOW_PATHS.builder, directive: 'media-src', source: 'blob:' }] as const

/** The headers of a page with the sources that only its address may load. */
export function withAddedSources(
  headers: Readonly<Record<string, string>>,
  path: string,
): Readonly<Record<string, string>> {
  const added = ADDED_SOURCES.filter(({ below }) => path === below || path.startsWith(`${below}/`))
  const policy = added.reduce(
    (whole, { directive, source }) => whole.replace(`${directive} 'self'`, `${directive} 'self' ${source}`),
    headers['content-security-policy'] ?? '',
  )
  return { ...headers, 'content-security-policy': policy }
}
