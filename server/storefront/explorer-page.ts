import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { COMMON_HEADERS } from '#server/platform/http/security-headers.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { readStaffSession } from '#server/staff/staff-sessions.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'

export interface ExplorerPage {
  readonly file: StoredFile
  readonly headers: Readonly<Record<string, string>>
}

/** The explorer of the statecharts for staff with the right `charts`; null for everybody else, or when it is not built. */
export type ExplorerPages = (incoming: IncomingMessage) => Promise<ExplorerPage | null>

/** Reads the explorer from the folder of the built app, once it is first asked for. */
export function createExplorerPages(
  folder: string,
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
): ExplorerPages {
  const path = join(folder, 'explorer/statecharts.html')
  let page: ExplorerPage | null = null
  return async (incoming) => {
    const staff = await readStaffSession(db, incoming.headers.cookie, now())
    if (!staff?.rights.includes('charts')) return null
    if (page === null && existsSync(path)) page = pageOf(readFileSync(path, 'utf8'))
    return page
  }
}

function pageOf(html: string): ExplorerPage {
  const plain = new Uint8Array(Buffer.from(html))
  return {
    file: {
      type: 'text/html; charset=utf-8',
      cacheControl: 'private, no-cache',
      etag: etagOf(plain),
      plain,
      compressed: { gzip: new Uint8Array(gzipSync(plain)) },
    },
    headers: { ...COMMON_HEADERS, 'content-security-policy': policyOf(html), 'x-robots-tag': 'noindex' },
  }
}

/** Its one script and its sheets run inline; nothing is loaded but what staff calls answer. */
function policyOf(html: string): string {
  const hashes = (element: RegExp) =>
    [...html.matchAll(element)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
  return [
    "default-src 'none'",
    `script-src ${hashes(/<script type="module">([\s\S]*?)<\/script>/g).join(' ')}`,
    `style-src ${hashes(/<style>([\s\S]*?)<\/style>/g).join(' ')}`,
    // a PNG is painted from an SVG that the page made
    'img-src blob:',
    // counts of transitions
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
