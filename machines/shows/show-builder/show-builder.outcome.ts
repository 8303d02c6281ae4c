import { SHOW_LIMITS, type ShowDoc } from '#contract/shows/show-doc.ts'
import type { ImportProblem, OpenedShow, ShowProblem } from './show-builder.types.ts'

/** A show that neither the device nor the server has yet. */
export const freshShow = (id: string, doc: ShowDoc, isSent: boolean): OpenedShow => ({
  show: {
    id,
    doc,
    base: null,
    base_revision: 0,
    pending: null,
    isAhead: true,
    past: [],
    future: [],
  },
  account: isSent ? 'used' : 'none',
  isNewer: false,
})

const SUFFIX = ' (copy)'

export const copyOf = (doc: ShowDoc): ShowDoc => ({
  ...doc,
  name: `${doc.name.slice(0, SHOW_LIMITS.nameLength - SUFFIX.length).trimEnd()}${SUFFIX}`,
})

type Imported = { readonly kind: 'imported'; readonly doc: ShowDoc } | { readonly kind: ImportProblem }

export function importedIn(imported: Imported): ShowDoc {
  if (imported.kind !== 'imported') throw new Error('nothing was imported')
  return imported.doc
}

export const problemIn = (imported: Imported): ShowProblem =>
  imported.kind === 'imported' ? 'unreadable' : imported.kind

type Read = { readonly kind: 'found'; readonly opened: OpenedShow } | { readonly kind: 'missing' }

export function openedIn(read: Read): OpenedShow {
  if (read.kind === 'missing') throw new Error('no show was found')
  return read.opened
}
