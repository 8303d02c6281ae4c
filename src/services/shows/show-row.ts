import * as v from 'valibot'
import { without } from '#contract/platform/entries.ts'
import { ShowCue, ShowDoc, ShowMusic, ShowPosition, ShowSite } from '#contract/shows/show-doc.ts'
import { ShowId } from '#contract/shows/shows.ts'
import type { KeptShow } from '#machines/shows/show-editor/show-editor.types.ts'
import type { ShowEdit } from '#pyro/show/edits.ts'
import { readShowDoc } from './show-doc.ts'

/** A show as this device keeps it. */
export interface ShowRow extends KeptShow {
  /** of the storefront: a show belongs to one */
  readonly project_id: number
  /** null: of a visitor */
  readonly customers_id: number | null
  readonly seconds: number | null
  readonly date_modified: string
  readonly date_removed: string | null
}

const Index = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))
const id = v.string()

const changesOf = (entries: v.ObjectEntries) =>
  v.strictObject(
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, v.optional(value)])),
  )

// structured clones have no undefined fields, which the optional ones of valibot admit
const Edit = v.lazy(
  (): v.GenericSchema =>
    v.variant('kind', [
      v.object({ kind: v.literal('cue.add'), cue: ShowCue, index: Index }),
      v.object({
        kind: v.literal('cue.place'),
        id,
        at_ms: ShowCue.entries.at_ms,
        position: v.optional(ShowCue.entries.position),
      }),
      v.object({ kind: v.literal('cue.alter'), id, changes: changesOf(without(ShowCue.entries, ['id'])) }),
      v.object({ kind: v.literal('cue.remove'), id }),
      v.object({ kind: v.literal('position.add'), position: ShowPosition, index: Index }),
      v.object({
        kind: v.literal('position.alter'),
        id,
        changes: changesOf(without(ShowPosition.entries, ['id'])),
      }),
      v.object({ kind: v.literal('position.remove'), id }),
      v.object({ kind: v.literal('site.alter'), changes: changesOf(ShowSite.entries) }),
      v.object({ kind: v.literal('show.rename'), name: v.string() }),
      v.object({ kind: v.literal('music.alter'), music: v.nullable(ShowMusic) }),
      v.object({
        kind: v.literal('onHand.alter'),
        products_id: v.number(),
        devices: v.nullable(v.number()),
      }),
      v.object({ kind: v.literal('several'), edits: v.array(Edit) }),
    ]),
) as unknown as v.GenericSchema<ShowEdit>
/** A history that does not parse is forgotten: the show is more than its history. */
const History = v.pipe(
  v.unknown(),
  v.transform((history) => {
    const parsed = v.safeParse(v.array(Edit), history)
    return parsed.success ? parsed.output : []
  }),
)

const Row = v.object({
  id: ShowId,
  project_id: v.number(),
  customers_id: v.nullable(v.number()),
  doc: v.unknown(),
  base: v.nullable(ShowDoc),
  base_revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  pending: v.nullable(v.object({ save_key: v.pipe(v.string(), v.uuid()), doc: ShowDoc })),
  isAhead: v.boolean(),
  past: History,
  future: History,
  seconds: v.nullable(v.number()),
  date_modified: v.string(),
  date_removed: v.nullable(v.string()),
})

/** A row of the device; null: it is none, because somebody else wrote it. */
export function readShowRow(stored: unknown): { readonly row: ShowRow; readonly isNewer: boolean } | null {
  const read = v.safeParse(Row, stored)
  const shown = read.success ? readShowDoc(read.output.doc) : null
  return read.success && shown ? { row: { ...read.output, doc: shown.doc }, isNewer: shown.isNewer } : null
}
