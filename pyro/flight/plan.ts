import type { PublicShowDoc, ShowDoc } from '#contract/shows/show-doc.ts'
import { fnv1a } from '#pyro/random.ts'
import type { BurstSource } from './burst.ts'
import { breakRadiusOf, type FlightProduct, heightOf, opensInTheAir, riseTo } from './flight-product.ts'
import { burstsOf, type ProductBursts } from './product-bursts.ts'
import { type ScheduledShot, type ShotSchedule, shotSchedule } from './shot-schedule.ts'

export interface FlightPlace {
  /** right of the middle: where the device stands */
  readonly foot_ft: number
  /** where the first effect opens; the mouth of the device where it does not fly */
  readonly x_ft: number
  readonly y_ft: number
  /** radians off the vertical, to the right */
  readonly lean: number
  /** multiplies the size of the burst */
  readonly scale: number
}

/** One shot of one device. Its rise and its burst are functions of time. */
export interface Flight {
  readonly cue_id: string
  /** counts the shots of a cue */
  readonly shot: number
  readonly launch_ms: number
  /** of the first effect */
  readonly break_ms: number
  readonly end_ms: number
  readonly place: FlightPlace
  readonly burst: BurstSource
  /** the way up: from (0, 0) to (0, 1) in one second; null for what stays on the ground */
  readonly rise: BurstSource | null
}

/** What a camera has to show, in feet. */
export interface ShowExtent {
  readonly top_ft: number
  /** to either side of the middle */
  readonly half_ft: number
  readonly crowd_ft: number
}

export interface ShowPlan {
  /** by `launch_ms` */
  readonly flights: readonly Flight[]
  /** of the last light */
  readonly length_ms: number
  readonly extent: ShowExtent
  readonly seed: number
  /** shots beyond what is drawn */
  readonly undrawn: number
}

type Doc = Pick<PublicShowDoc | ShowDoc, 'seed' | 'site' | 'positions' | 'cues'>
type Cue = Doc['cues'][number]
type Products = ReadonlyMap<number, FlightProduct>

const MAX_FLIGHTS = 20_000
const DEVICE_GAP_FT = 3
const MAX_ROW_FT = 60

interface Device {
  readonly cue: Cue
  readonly product: FlightProduct
  readonly schedule: ShotSchedule
  readonly bursts: ProductBursts
}

/** All shots of a show by time. The same document and products give the same plan; a cue in the tray has no shots. */
export function planShow(doc: Doc, products: Products): ShowPlan {
  const flights: Flight[] = []
  let undrawn = 0
  for (const cue of doc.cues) {
    const device = deviceOf(cue, products)
    if (!device) continue
    const room = Math.floor((MAX_FLIGHTS - flights.length) / Math.max(1, device.schedule.shots.length))
    const count = Math.min(cue.count, room)
    undrawn += (cue.count - count) * device.schedule.shots.length
    for (let index = 0; index < count; index++) flights.push(...flightsOf(doc, device, index))
  }
  return {
    flights: flights.toSorted((a, b) => a.launch_ms - b.launch_ms),
    length_ms: flights.reduce((end, flight) => Math.max(end, flight.end_ms), 0),
    extent: extentOf(doc, flights, products),
    seed: doc.seed,
    undrawn,
  }
}

function deviceOf(cue: Cue, products: Products): Device | null {
  const product = products.get(cue.products_id)
  if (!product || cue.at_ms === null) return null
  return { cue, product, schedule: shotSchedule(product), bursts: burstsOf(product) }
}

/** The shots of the nth device of a cue. */
function flightsOf(doc: Doc, device: Device, index: number): readonly Flight[] {
  const { cue, schedule } = device
  const position = doc.positions.find(({ id }) => id === cue.position) ?? doc.positions[0]
  const row = Math.min(MAX_ROW_FT, DEVICE_GAP_FT * (cue.count - 1))
  const offset = cue.count > 1 ? (index / (cue.count - 1) - 0.5) * row : 0
  const foot = (position?.x_ft ?? 0) + offset
  const lean = (((position?.angle_deg ?? 0) + cue.angle_deg) * Math.PI) / 180
  const from = (cue.at_ms ?? 0) + index * cue.spacing_ms
  return schedule.shots.map((shot, at) =>
    flightOf(device, shot, { foot, lean, from, shot: index * schedule.shots.length + at, seed: doc.seed }),
  )
}

interface Launch {
  readonly foot: number
  readonly lean: number
  readonly from: number
  readonly shot: number
  readonly seed: number
}

function flightOf({ cue, product, bursts }: Device, shot: ScheduledShot, launch: Launch): Flight {
  const hash = fnv1a(`${launch.seed} ${product.products_url} ${cue.id} ${launch.shot}`)
  const lean = launch.lean + shot.fan
  const break_ms = launch.from + shot.at_ms
  const isAerial = opensInTheAir(product)
  const height = isAerial ? heightOf(product) * shot.height * (0.96 + 0.08 * ((hash >>> 8) / 0xffffff)) : 0
  const rise_ms = isAerial ? Math.round(riseTo(height) * 1_000) : 0
  return {
    cue_id: cue.id,
    shot: launch.shot,
    launch_ms: break_ms - rise_ms,
    break_ms,
    end_ms: break_ms + shot.burn_ms,
    place: {
      foot_ft: launch.foot,
      x_ft: launch.foot + Math.sin(lean) * height,
      y_ft: Math.cos(lean) * height,
      lean,
      scale: isAerial ? shot.size || 1 : shot.height,
    },
    ...bursts.shotOf(shot, launch.shot, hash),
  }
}

/** Extents in steps, so that the picture does not zoom at each change. */
const STEP = 1.15
const SMALLEST_FT = 16
const stepFrom = (feet: number): number =>
  SMALLEST_FT * STEP ** Math.max(0, Math.ceil(Math.log(feet / SMALLEST_FT) / Math.log(STEP)))

function extentOf(doc: Doc, flights: readonly Flight[], products: Products): ShowExtent {
  let [top, half] = [0, 0]
  for (const { products_id } of doc.cues) {
    const product = products.get(products_id)
    if (!product) continue
    const isAerial = opensInTheAir(product)
    top = Math.max(top, heightOf(product) * 1.05 + (isAerial ? breakRadiusOf(product) : 0))
    half = Math.max(half, isAerial ? breakRadiusOf(product) : heightOf(product) / 2)
  }
  const widest = flights.reduce((wide, { place }) => Math.max(wide, Math.abs(place.x_ft)), 0)
  return { top_ft: stepFrom(top), half_ft: stepFrom(widest + half), crowd_ft: doc.site.crowd_ft }
}
