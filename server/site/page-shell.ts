import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageHeaders } from '#server/http/security-headers.ts'
import type { RouteLinks } from './route-chunks.ts'

/** The built page with inlined styles, and the CSP hashes of its inline scripts and styles. */
export interface PageShell {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export function loadShell(folder: string): PageShell {
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(
    /<link\b[^>]*\brel="stylesheet"[^>]*>/g,
    (tag) => {
      const path = /\bhref="([^"]+)"/.exec(tag)?.[1]
      if (!path) return tag
      return `<style>${readFileSync(join(folder, path), 'utf8')}</style>`
    },
  )
  const inside = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) => text)
  return {
    html,
    headers: pageHeaders(inside('script').map(hashSource), inside('style').map(hashSource)),
  }
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface PageParts {
  readonly brand: 'consumer' | 'pro'
  readonly theme: 'light' | 'dark'
  /** JSON escaped for a script element */
  readonly boot: string
  readonly links: RouteLinks
}

export function writePage(shell: PageShell, { brand, theme, boot, links }: PageParts): string {
  const script = `<script type="application/json" id="boot">${boot}</script>`
  return shell.html
    .replace(/data-brand="\w*"/, `data-brand="${brand}"`)
    .replace(/data-theme="\w*"/, `data-theme="${theme}"`)
    .replace('<!--boot-->', () => links.scripts + script)
    .replace('</head>', () => `${links.styles}</head>`)
}

/** Escapes `<`, so that the JSON cannot close its script element. */
export const inScript = (json: string): string =>
  json.replaceAll(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
