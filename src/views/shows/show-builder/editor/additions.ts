import type { ShowCue } from '#contract/shows/show-doc.ts'
import { safeTime } from '#pyro/show/safe-time.ts'
import type { ShowLine } from '#pyro/show/show-from-lines.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { type CueView, showLength } from '#src/views/shows/show-builder/cue-views.ts'
import type { DraggedGoods } from '#src/views/shows/show-builder/dragged-goods.ts'
import type {
  Playhead,
  ShowEditorActor,
  ShownShow,
} from '#src/views/shows/show-builder/show-editing.types.ts'
import { LONG_STEP_MS, STEP_MS } from '#src/views/shows/show-builder/show-texts.ts'
import { clampTime } from '#src/views/shows/show-builder/timeline/grid-keys.ts'
import { middlePosition, newCue, NEXT_CUE_MS, placeAll, trayCues } from './new-cue.ts'
import type { AnnouncedEdits } from './use-announced-edits.ts'

export const createRowId = (): string => crypto.randomUUID()

export interface AdditionParts extends Pick<AnnouncedEdits, 'perform' | 'edit' | 'announce'> {
  readonly editor: ShowEditorActor
  readonly playhead: Playhead
  readonly shown: ShownShow
  readonly views: readonly CueView[]
  readonly selectedView: CueView | undefined
  readonly chosen: ShowProduct | null
  readonly select: (cue: string) => void
}

/** Everything that adds cues to a show or places those of the tray. */
export function additions(parts: AdditionParts) {
  const { playhead, shown, selectedView, chosen, edit, announce, select } = parts
  const now = () => timeOf(playhead)
  const addHere = (product: ShowProduct, position?: string) => {
    const track = position ?? selectedView?.cue.position ?? middlePosition(shown.doc)
    const cue = newCue(createRowId(), product.products_id, { at_ms: null, position: track })
    const at_ms = firstSafe(shown, cue, now(), product)
    addCues(parts, [{ ...cue, at_ms }], [product])
    if (!playhead.isPlaying()) playhead.seek(clampTime(at_ms + NEXT_CUE_MS))
  }
  return {
    /** at the playhead or as soon after it as is safe, on a track or on that of the selected cue */
    addHere,
    addChosen: (position: string) =>
      chosen === null ? announce('Choose a product in the finder first') : addHere(chosen, position),
    addToTray: (product: ShowProduct) => {
      const place = { at_ms: null, position: middlePosition(shown.doc) }
      addCues(parts, [newCue(createRowId(), product.products_id, place)], [product])
    },
    addLines: (lines: readonly ShowLine[]) =>
      addCues(
        parts,
        trayCues(shown.doc, lines, createRowId),
        lines.map(({ product }) => product),
      ),
    dropGoods: (goods: DraggedGoods, position: string, at_ms: number) => {
      if (goods.kind === 'cue') {
        edit({ kind: 'cue.place', id: goods.id, at_ms, position })
        return select(goods.id)
      }
      const { products_id } = goods
      const product = chosen?.products_id === products_id ? chosen : shown.products.get(products_id)
      if (product) addCues(parts, [newCue(createRowId(), products_id, { at_ms, position })], [product])
    },
    ...trayPlacing(parts),
    duplicate: ({ cue }: CueView) => {
      const copy = { ...cue, id: createRowId() }
      const at_ms = cue.at_ms === null ? null : firstSafe(shown, copy, cue.at_ms + LONG_STEP_MS)
      edit({ kind: 'cue.add', cue: { ...copy, at_ms } })
      select(copy.id)
    },
  }
}

function trayPlacing({ playhead, shown, views, edit, select }: AdditionParts) {
  return {
    /** at the playhead or as soon after it as is safe */
    placeFromTray: (id: string) => {
      const cue = shown.doc.cues.find((each) => each.id === id)
      if (cue === undefined) return
      edit({ kind: 'cue.place', id, at_ms: firstSafe(shown, cue, timeOf(playhead)) })
      select(id)
    },
    placeTray: () => {
      const tray = views.filter(({ number }) => number === null).map(({ cue }) => cue)
      edit(placeAll(shown, tray, afterShow(views)))
      const [first] = tray
      if (first !== undefined) select(first.id)
    },
  }
}

const timeOf = ({ read }: Playhead): number => clampTime(Math.round(read() / STEP_MS) * STEP_MS)

/** @param product of the cue, where the show does not have it yet */
function firstSafe({ doc, products }: ShownShow, cue: ShowCue, from_ms: number, product?: ShowProduct) {
  const known = product === undefined ? products : new Map([...products, [product.products_id, product]])
  return clampTime(safeTime(doc, known, cue, from_ms))
}

const afterShow = (views: readonly CueView[]): number =>
  Math.ceil(showLength(views) / LONG_STEP_MS) * LONG_STEP_MS

/** One gesture; the products come along, so that they need not be read. */
function addCues(
  { editor, shown, perform, select }: AdditionParts,
  cues: readonly ShowCue[],
  products: readonly ShowProduct[],
): void {
  const known = new Map([...shown.products, ...products.map((each) => [each.products_id, each] as const)])
  const edits = cues.map((cue) => ({ kind: 'cue.add' as const, cue }))
  perform({ kind: 'several', edits }, () => editor.send({ type: 'cues.import', cues, products }), known)
  const [first] = cues
  if (first !== undefined) select(first.id)
}
