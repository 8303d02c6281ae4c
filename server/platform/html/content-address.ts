import { normalizedPath } from '#contract/content/paths.ts'
import { safePath } from '#contract/platform/safe-path.ts'

/** Where the files lie that content may show. */
const FILES = ['/images/', '/media/', '/public-files/']

/** The target of a link of content: `https:`, `mailto:`, `tel:` or a path of the shop; null: it leads elsewhere. */
export function linkAddress(target: string): string | null {
  const text = target.trim()
  if (text.startsWith('/')) return safePath(text)
  if (/[\p{Cc}\s]/u.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  switch (url.protocol) {
    case 'https:':
      return url.username === '' && url.password === '' && url.hostname !== '' ? url.href : null
    case 'mailto:':
      return /^mailto:[^\s@?"<>]+@[^\s@?"<>]+(\?subject=[\w%.~-]*)?$/i.test(text) ? text : null
    case 'tel:':
      return /^tel:[+\d().-]+$/i.test(text) ? text : null
    default:
      return null
  }
}

/** The path of a picture or file of content, or null when it is not one of the shop. */
export function fileAddress(source: string): string | null {
  const path = safePath(source.trim())
  return path !== null && FILES.some((folder) => path.startsWith(folder)) ? path : null
}

/** The key of the entry at a URL of the shop. */
export const pathOfUrl = (url: string): string => normalizedPath(url.split(/[?#]/, 1)[0] ?? '')
