import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round"><style>.l{stroke:#c2410c}.s{stroke:#d97706}@media(prefers-color-scheme:dark){.l{stroke:#fb923c}.s{stroke:#fcd34d}}</style><path class="l" stroke-width="3" d="M21.2 16L30.6 16M18.6 20.5L23.3 28.6M13.4 20.5L8.7 28.6M10.8 16L1.4 16M13.4 11.5L8.7 3.4M18.6 11.5L23.3 3.4"/><path class="s" stroke-width="2" d="M21.2 19L25.9 21.7M16 22L16 27.4M10.8 19L6.1 21.7M10.8 13L6.1 10.3M16 10L16 4.6M21.2 13L25.9 10.3"/></svg>`

/** Static files of every storefront, served with or without a built app. */
export const fixedFiles: ReadonlyMap<string, StoredFile> = new Map([
  ['/favicon.svg', file(mark, 'image/svg+xml; charset=utf-8')],
  ['/favicon.ico', file(mark, 'image/svg+xml; charset=utf-8')],
])

function file(text: string, type: string): StoredFile {
  const plain = new Uint8Array(Buffer.from(text))
  return { type, cacheControl: 'public, max-age=86400', etag: etagOf(plain), plain, compressed: {} }
}
