import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { IMMUTABLE } from '#server/platform/http/security-headers.ts'
import { type Bytes, etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'

export type AssetStore = ReadonlyMap<string, StoredFile>

/** Folders of the build for the server itself. */
const NOT_SERVED = ['.vite', 'ssr', 'explorer']

/** The files of a built app except its page, by path. Names in /assets contain a hash and are immutable. */
export function loadAssets(folder: string): AssetStore {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(\.br|\.gz|\.map|index\.html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_SERVED.some((name) => file.startsWith(join(folder, name) + sep)))
  return new Map(
    files.map((file) => {
      const path = `/${file.slice(folder.length).split(sep).filter(Boolean).join('/')}`
      return [path, fileOf(file, path)]
    }),
  )
}

function fileOf(file: string, path: string): StoredFile {
  const plain = bytesOf(file)
  const [br, gzip] = [`${file}.br`, `${file}.gz`].map((each) => (existsSync(each) ? bytesOf(each) : null))
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    cacheControl: path.startsWith('/assets/') ? IMMUTABLE : 'public, max-age=3600',
    etag: etagOf(plain),
    plain,
    compressed: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  }
}

const bytesOf = (file: string): Bytes => new Uint8Array(readFileSync(file))

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
}
