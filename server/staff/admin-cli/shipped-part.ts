import { MOST_NUMBERS, TRACKING_NUMBER } from '#contract/staff/staff-orders.ts'
import { StartError } from '#server/platform/start/start-error.ts'

const PART = /^(.+)=([1-9]\d{0,5})$/

interface TypedTracking {
  readonly numbers: readonly string[]
  /** null: it was not named */
  readonly carrier: string | null
}

/** Tracking numbers, a carrier, and cases by model; no cases mean all that remain. */
export function partIn(
  words: readonly string[],
  usage: string,
): TypedTracking & { readonly cases: ReadonlyMap<string, number> | null } {
  const parts = words.flatMap((word) => {
    const [, model, cases] = PART.exec(word) ?? []
    return model === undefined ? [] : [[model, Number(cases)] as const]
  })
  const models = parts.map(([model]) => model)
  const twice = models.find((model, index) => models.indexOf(model) < index)
  if (twice !== undefined) throw new StartError(`${twice} is named twice: name it once, with all its cases.`)
  const tracking = trackingIn(
    words.filter((word) => !PART.test(word)),
    usage,
  )
  return { ...tracking, cases: parts.length === 0 ? null : new Map(parts) }
}

const CARRIER = '--carrier'

/** Tracking numbers, and a carrier after its option. */
export function trackingIn(words: readonly string[], usage: string): TypedTracking {
  const at = words.indexOf(CARRIER)
  const carrier = at === -1 ? null : (words[at + 1] ?? '')
  const numbers = at === -1 ? words : words.toSpliced(at, 2)
  if (carrier === '' || numbers.some((word) => word.startsWith('--') || word.includes('=')))
    throw new StartError(usage)
  const wrong = numbers.find((number) => !TRACKING_NUMBER.test(number))
  if (wrong !== undefined) throw new StartError(`"${wrong}" is not a tracking number.`)
  if (numbers.length > MOST_NUMBERS)
    throw new StartError(`A shipment has at most ${MOST_NUMBERS} tracking numbers.`)
  return { numbers, carrier }
}
