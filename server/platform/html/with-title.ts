import { escapeHtml } from './write-html.ts'

/** A document that has a title, with this one in its place. */
export const withTitle = (html: string, title: string): string =>
  html.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
