import type { Subject } from '#pyro/art-subject.ts'
import type { Random } from '#pyro/random.ts'
import { devicesPerCase, subjectOfProduct } from './devices-per-case.ts'
import { darknessOf, isLong, longUnits, roomFor } from './show-units.ts'
import type { ShowProduct } from './show-product.ts'
import { timingOf } from './timing.ts'
import type { ShowWishes } from './wishes.ts'

export type Style = {
  readonly name: string
  /** how often the wished length is covered where there is no budget; `most`: where there is one */
  readonly density: number
  readonly most: number
  /** of the budget that is spent beyond what covers the length */
  readonly share: number
  /** how much a product of many seconds for its money is favored */
  readonly thrift: number
  /** different ones, where money and goods allow */
  readonly products: number
}
export type ChosenCases = ReadonlyMap<ShowProduct, number>

type Candidate = {
  readonly product: ShowProduct
  readonly devices: number
  readonly price: number
  /** in milliseconds that a case covers */
  readonly cover: number
  readonly beauty: number
}

const beauty: Partial<Readonly<Record<Subject, number>>> = {
  cake: 1.3,
  burst: 1.2,
  fountain: 0.6,
  candle: 0.8,
  wheel: 0.8,
  rocket: 0.7,
  flyer: 0.6,
  'set-piece': 0.5,
  missiles: 0.5,
  spinner: 0.3,
  'bottle-rocket': 0.2,
  crackers: 0.15,
}
/** cases after which nothing is added anymore */
const MAX_CASES = 400
const MAX_OF_ONE = 4

/** Whole cases within the budget that cover the wished length, then more of them for the eye. */
export function chooseCases(
  products: readonly ShowProduct[],
  wishes: ShowWishes,
  style: Style,
  random: Random,
): ChosenCases {
  const candidates = products.map((product) => candidateOf(product, wishes, style, random))
  const chosen = new Map<ShowProduct, number>()
  const alike = new Map<Subject, number>()
  const state = { spent: 0, cover: 0, units: 0 }
  for (let round = 0; round < MAX_CASES; round++) {
    const isCovered = state.cover >= wishes.seconds * 1_150
    if (isCovered && isEnough(style, wishes, { ...state, products: chosen.size })) break
    const limit = (wishes.budget ?? Number.POSITIVE_INFINITY) * (isCovered ? style.share : 1)
    const next = best(candidates, (candidate) => {
      const cases = chosen.get(candidate.product) ?? 0
      const units = state.units + unitsAdded(candidate, cases)
      const isIn = cases < Math.min(candidate.product.quantity, MAX_OF_ONE)
      if (!isIn || state.spent + candidate.price > limit) return 0
      if (units > roomFor(wishes, [...chosen.keys(), candidate.product])) return 0
      const monotony = 1 + cases * 1.5 + (alike.get(subjectOfProduct(candidate.product)) ?? 0) * 0.4
      return (candidate.beauty * (isCovered ? 1 : worth(candidate, style))) / monotony
    })
    if (next === null) break
    const cases = chosen.get(next.product) ?? 0
    const subject = subjectOfProduct(next.product)
    chosen.set(next.product, cases + 1)
    alike.set(subject, (alike.get(subject) ?? 0) + 1)
    state.units += unitsAdded(next, cases)
    state.spent += next.price
    state.cover += next.cover
  }
  return chosen
}

type Progress = { readonly spent: number; readonly cover: number; readonly products: number }

/** The length is covered; whether there is as much to see as the style and the budget want. */
function isEnough(
  style: Style,
  { seconds, budget }: ShowWishes,
  { spent, cover, products }: Progress,
): boolean {
  const density = cover / (seconds * 1_000)
  if (products < style.products) return density >= style.most * 2
  return budget === null
    ? density >= style.density
    : density >= style.most || spent >= budget * style.share * 0.85
}

/** Long devices are units of their own; a short product takes at least some. */
const unitsAdded = ({ product, devices }: Candidate, cases: number): number => {
  if (isLong(product)) return longUnits(devices * (cases + 1)) - longUnits(devices * cases)
  return cases === 0 ? Math.min(devices, SHORT_UNITS) : 0
}
const SHORT_UNITS = 6

/** Seconds for the money, tempered by the thrift of the style. */
const worth = ({ cover, price }: Candidate, { thrift }: Style): number => (cover / (price + 1)) ** thrift

function candidateOf(product: ShowProduct, wishes: ShowWishes, style: Style, random: Random): Candidate {
  const devices = devicesPerCase(product) ?? 1
  const step = timingOf(product).duration_ms + darknessOf(wishes) * 0.5
  const units = isLong(product) ? longUnits(devices) : Math.min(devices, SHORT_UNITS)
  const charm = beauty[subjectOfProduct(product)] ?? 1
  return {
    product,
    devices,
    price: product.price ?? 0,
    cover: units * step,
    beauty: charm * colorMatch(product, wishes) * (0.3 + random()) ** (2 - style.thrift),
  }
}

/** More for each wished color, less for each other one; without wishes all products are equal. */
function colorMatch({ colors }: ShowProduct, wishes: ShowWishes): number {
  const matching = wishes.colors.filter((color) => colors.includes(color)).length
  return matching === 0 ? 1 : ((1 + matching) * matching) / colors.length
}

function best(candidates: readonly Candidate[], score: (candidate: Candidate) => number): Candidate | null {
  let found: Candidate | null = null
  let highest = 0
  for (const candidate of candidates) {
    const value = score(candidate)
    if (value <= highest) continue
    highest = value
    found = candidate
  }
  return found
}
