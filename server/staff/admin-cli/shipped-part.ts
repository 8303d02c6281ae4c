import { TRACKING_NUMBER } from '#contract/staff/staff-orders.ts'
import { StartError } from '#server/platform/start/start-error.ts'

const PART = /^(.+)=([1-9]\d{0,5})$/

/** A tracking number and cases by model; no cases mean all that remain. */
export function partIn(
  words: readonly string[],
  usage: string,
): {
  readonly trackingNumber: string | null
  readonly cases: ReadonlyMap<string, number> | null
} {
  const parts = words.flatMap((word) => {
    const [, model, cases] = PART.exec(word) ?? []
    return model === undefined ? [] : [[model, Number(cases)] as const]
  })
  const models = parts.map(([model]) => model)
  const twice = models.find((model, index) => models.indexOf(model) < index)
  if (twice !== undefined) throw new StartError(`${twice} is named twice: name it once, with all its cases.`)
  const [trackingNumber = null, ...more] = words.filter((word) => !word.includes('='))
  if (more.length > 0 || parts.length + (trackingNumber === null ? 0 : 1) < words.length)
    throw new StartError(usage)
  if (trackingNumber !== null && !TRACKING_NUMBER.test(trackingNumber))
    throw new StartError(`"${trackingNumber}" is not a tracking number.`)
  return { trackingNumber, cases: parts.length === 0 ? null : new Map(parts) }
}
