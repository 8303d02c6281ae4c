import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANNER_STYLE } from '#contract/content/banner-background.ts'
import { USED_STYLES } from '#contract/site/boot.ts'
import { pageHeaders } from '#server/platform/http/security-headers.ts'
import { withTitle } from '#server/platform/html/with-title.ts'
import { escapeHtml } from '#server/platform/html/write-html.ts'
import type { BannerHead } from './banner-head.ts'
import { inScript } from './in-script.ts'
import type { UndrawnHead } from './undrawn-head.ts'
import type { RouteLinks } from './route-chunks.ts'
import { classesIn, type UsedStyles, usedStyles } from './used-styles.ts'

type Headers = Readonly<Record<string, string>>

/** A document with places for what differs by page. */
interface Template {
  readonly html: string
  /** with the CSP hashes of its inline scripts and styles, and of other styles */
  readonly headers: (styles?: readonly string[]) => Headers
}

export interface PageShell {
  /** drawn by the app in the browser */
  readonly empty: Template
  /** drawn by the server; the starter fetches the app later, and the app the whole sheet */
  readonly drawn: Template
  readonly sheet: { readonly path: string; readonly usedBy: UsedStyles }
}

/** Reads the built page and inlines its styles and the starter. */
export function loadShell(folder: string): PageShell {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const [link = '', path = ''] = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/.exec(html) ?? []
  if (path === '') throw new Error(`${folder}/index.html links no style sheet`)
  const sheet = readFileSync(join(folder, path), 'utf8')
  const starter = join(folder, 'ssr/starter.mjs')
  const script = existsSync(starter) ? readFileSync(starter, 'utf8').trim() : ''
  return {
    sheet: { path, usedBy: usedStyles(sheet) },
    empty: templateOf(html.replace(link, () => `<style>${sheet}</style>`)),
    drawn: templateOf(
      html
        .replace(link, STYLES)
        .replaceAll(/\s*<script\b[^>]*\bsrc=[^>]*><\/script>/g, '')
        .replaceAll(/\s*<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g, '')
        .replace('<!--boot-->', '')
        .replace(EMPTY_ROOT, ROOT)
        .replace('<!--starter-->', () => `<!--boot--><script type="module">${script}</script>`),
    ),
  }
}

const EMPTY_ROOT = /<div id="root">.*<\/div>/s
const ROOT = '<!--root-->'
const STYLES = '<!--styles-->'

function templateOf(html: string): Template {
  const inside = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}(?: type="module")?>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, text = '']) => text,
    )
  const scripts = inside('script').map(hashSource)
  const styles = inside('style').map(hashSource)
  return {
    html,
    headers: (others = []) =>
      pageHeaders(scripts, [...styles, ...others.filter((style) => style !== '').map(hashSource)]),
  }
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Look {
  readonly brand: 'consumer' | 'pro'
  readonly theme: 'light' | 'dark'
  readonly boot: object
}

export interface EmptyParts extends Look {
  readonly links: RouteLinks
  /** of the storefront: in the bar until the app has drawn, and the title of a page that has none */
  readonly name: string
  /** the page has the header of the staff desk */
  readonly isDesk: boolean
  readonly head: UndrawnHead | null
}

export function writeEmptyPage({ empty }: PageShell, parts: EmptyParts): string {
  const { links, name, isDesk, head, ...look } = parts
  const { title, elements } = head ?? { title: name, elements: '' }
  const filled = withLook(empty.html, look, links.scripts).replace(
    '</head>',
    () => `${elements}${links.styles}</head>`,
  )
  const bar = `<div id="shell" data-name="${escapeHtml(name)}"${isDesk ? ' class="desk"' : ''}>`
  return withTitle(filled, title).replace('<div id="shell">', () => bar)
}

export interface DrawnParts extends Look {
  readonly page: string
  readonly title: string
  /** elements for search engines and programs that share links */
  readonly head: string
  readonly banner: BannerHead
  readonly html: string
  /** the entry first */
  readonly scripts: readonly string[]
}

export interface WrittenPage {
  readonly html: string
  readonly headers: Headers
}

/**
 * A part of a document that comes slowly is not painted before the rest: rows would wrap, and what is placed above others
 * by styles would push them down.
 */
const WHOLE = '<link rel="expect" href="#scripts" blocking="render">'

export function writeDrawnPage({ drawn, sheet }: PageShell, parts: DrawnParts): WrittenPage {
  const { page, title, head, banner, html, scripts, ...look } = parts
  const { content, hint } = withoutHints(html)
  const styles = sheet.usedBy(classesIn(content), look.brand)
  const style = banner.rules === '' ? '' : `<style id="${BANNER_STYLE}">${banner.rules}</style>`
  const written = withLook(
    withTitle(drawn.html, title),
    look,
    `<div id="scripts" hidden data-urls="${scripts.join(' ')}" data-sheet="${sheet.path}"></div>`,
  )
    .replace(STYLES, () => `<style id="${USED_STYLES}">${styles}</style>`)
    .replace('<!--picture-->', () => hint ?? banner.hints)
    .replace('</head>', () => `${head}${style}${WHOLE}</head>`)
    .replace(ROOT, () => `<div id="root" data-page="${page}">${content}</div>`)
  return { html: written, headers: drawn.headers([styles, banner.rules]) }
}

/**
 * React writes a hint for each picture before the content. Only that of the main picture is worth a place in the head:
 * the others would compete with it.
 */
function withoutHints(html: string): { readonly content: string; readonly hint: string | undefined } {
  const [hints = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? []
  return {
    content: html.slice(hints.length),
    hint: /<link [^>]*fetchPriority="high"[^>]*>/i.exec(hints)?.[0],
  }
}

function withLook(html: string, { brand, theme, boot }: Look, before: string): string {
  const data = `<script type="application/json" id="boot">${inScript(JSON.stringify(boot))}</script>`
  return html
    .replace(/data-brand="\w*"/, `data-brand="${brand}"`)
    .replace(/data-theme="\w*"/, `data-theme="${theme}"`)
    .replace('<!--boot-->', () => before + data)
}
