import * as v from 'valibot'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { without } from '#contract/platform/entries.ts'
import { Id, Text } from '#contract/platform/wire.ts'

/** The format of `ShowDoc`; a document with a greater one is opened for reading only. */
export const SHOW_FORMAT = 1

export const SHOW_LIMITS = {
  /** a customer's shows on the server, removed ones not counted */
  shows: 100,
  /** of the document as JSON */
  bytes: 131_072,
  cues: 1_000,
  positions: 24,
  /** different products of one show */
  products: 300,
  nameLength: 80,
  noteLength: 120,
  milliseconds: 3_600_000,
} as const

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max))
/** unique within its document, given by the device that adds the row; shared shows have it too, so it holds no text */
export const RowKey = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const Moment = whole(0, SHOW_LIMITS.milliseconds)
const Angle = whole(-80, 80)

export const FIRING = ['hand', 'electric'] as const
export const NOISE = ['any', 'moderate', 'quiet'] as const

export const ShowSite = v.strictObject({
  /** from the nearest position to the spectators */
  crowd_ft: whole(0, 5_000),
  firing: v.picklist(FIRING),
  /** the loudest devices that the place admits */
  noise: v.picklist(NOISE),
})
export type ShowSite = v.InferOutput<typeof ShowSite>

export const ShowPosition = v.strictObject({
  id: RowKey,
  name: v.pipe(Text(SHOW_LIMITS.nameLength), v.minLength(1)),
  /** right of the middle, as the spectators see it; negative: left */
  x_ft: whole(-2_000, 2_000),
  /** of its devices from the vertical; positive: to the right */
  angle_deg: Angle,
})
export type ShowPosition = v.InferOutput<typeof ShowPosition>

export const ShowCue = v.strictObject({
  id: RowKey,
  products_id: Id,
  /** devices: what one lights; see `devicesPerCase` in `pyro/show` */
  count: whole(1, MAX_QUANTITY),
  /** when the first effect appears, after the start of the show; null: in the tray, not placed yet */
  at_ms: v.nullable(Moment),
  /** id of a position */
  position: RowKey,
  /** between two devices of the cue */
  spacing_ms: whole(0, 60_000),
  /** added to the angle of the position */
  angle_deg: Angle,
  /** from ignition to effect; null: estimated from the product */
  lead_ms: v.nullable(whole(0, 60_000)),
  note: Text(SHOW_LIMITS.noteLength),
})
export type ShowCue = v.InferOutput<typeof ShowCue>

export const ShowMusic = v.strictObject({
  name: Text(SHOW_LIMITS.noteLength),
  seconds: whole(1, 3_600),
  /** when it begins, after the start of the show; negative: its beginning is cut off */
  offset_ms: whole(-SHOW_LIMITS.milliseconds, SHOW_LIMITS.milliseconds),
})

const entries = {
  format: v.literal(SHOW_FORMAT),
  name: v.pipe(Text(SHOW_LIMITS.nameLength), v.minLength(1)),
  /** of the picture: the same document and products give the same picture */
  seed: whole(0, 0xffff_ffff),
  site: ShowSite,
  positions: v.pipe(v.array(ShowPosition), v.minLength(1), v.maxLength(SHOW_LIMITS.positions)),
  cues: v.pipe(v.array(ShowCue), v.maxLength(SHOW_LIMITS.cues)),
  /** the file itself stays on the device */
  music: v.nullable(ShowMusic),
  /** devices that are there already, by products_id */
  on_hand: v.record(v.pipe(v.string(), v.digits(), v.maxLength(15)), whole(0, 99_999)),
}

interface Rows {
  readonly positions: readonly { readonly id: string }[]
  readonly cues: readonly { readonly id: string; readonly products_id: number; readonly position: string }[]
}

const hasUniqueIds = (rows: readonly { readonly id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length

function isConsistent({ positions, cues }: Rows): boolean {
  const known = new Set(positions.map(({ id }) => id))
  const products = new Set(cues.map(({ products_id }) => products_id))
  return (
    hasUniqueIds(positions) &&
    hasUniqueIds(cues) &&
    products.size <= SHOW_LIMITS.products &&
    cues.every(({ position }) => known.has(position))
  )
}

const INCONSISTENT = 'has an id twice, a cue at a position that it does not have, or too many products'

/** A show as it is edited, kept on the device and stored by the server. All numbers are integers. */
export const ShowDoc = v.pipe(
  v.strictObject(entries),
  v.check((doc) => isConsistent(doc), INCONSISTENT),
  v.check(
    ({ on_hand }) => Object.keys(on_hand).length <= SHOW_LIMITS.products,
    'has too many products on hand',
  ),
)
export type ShowDoc = v.InferOutput<typeof ShowDoc>

/** A show as it is shared: no notes, no owner, no music, no devices on hand. */
export const PublicShowDoc = v.pipe(
  v.strictObject({
    format: entries.format,
    name: entries.name,
    seed: entries.seed,
    site: entries.site,
    positions: entries.positions,
    cues: v.pipe(v.array(v.strictObject(without(ShowCue.entries, ['note']))), v.maxLength(SHOW_LIMITS.cues)),
  }),
  v.check((doc) => isConsistent(doc), INCONSISTENT),
)
export type PublicShowDoc = v.InferOutput<typeof PublicShowDoc>

/** Null for what is no shared show. */
export function parsePublicShow(value: unknown): PublicShowDoc | null {
  const parsed = v.safeParse(PublicShowDoc, value)
  return parsed.success ? parsed.output : null
}
