import * as v from 'valibot'
import {
  SHOW_FORMAT,
  ShowCue,
  ShowDoc,
  type ShowDoc as Doc,
  ShowMusic,
  ShowPosition,
  ShowSite,
} from '#contract/shows/show-doc.ts'

/** Fields that a later format may add are left out, so that what is known can be shown. */
const LaterDoc = v.object({
  ...ShowDoc.entries,
  format: v.pipe(
    v.number(),
    v.minValue(SHOW_FORMAT + 1),
    v.transform(() => SHOW_FORMAT),
  ),
  site: v.object(ShowSite.entries),
  positions: v.array(v.object(ShowPosition.entries)),
  cues: v.array(v.object(ShowCue.entries)),
  music: v.nullable(v.object(ShowMusic.entries)),
})

/** A stored document; `isNewer`: it has a later format, so that it may only be shown. Null: it is none. */
export function readShowDoc(stored: unknown): { readonly doc: Doc; readonly isNewer: boolean } | null {
  const known = v.safeParse(ShowDoc, stored)
  if (known.success) return { doc: known.output, isNewer: false }
  const later = v.safeParse(LaterDoc, stored)
  const shown = later.success ? v.safeParse(ShowDoc, later.output) : later
  return shown.success ? { doc: shown.output, isNewer: true } : null
}
