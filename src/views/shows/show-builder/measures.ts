import { formatCount } from '#contract/platform/format-count.ts'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { clockText, LONG_STEP_MS, parseClock, STEP_MS } from './show-texts.ts'

/** How a value is written, read and stepped. */
export interface Measure {
  readonly min: number
  readonly max: number
  readonly step: number
  /** with Shift or Page keys */
  readonly longStep: number
  readonly format: (value: number) => string
  /** null: the text is no value */
  readonly parse: (text: string) => number | null
  /** what is written: "a whole number" */
  readonly kind: string
  readonly unit?: string
}

const time = {
  step: STEP_MS,
  longStep: LONG_STEP_MS,
  format: (ms: number) => clockText(ms),
  parse: parseClock,
  kind: 'a time such as 1:02.5',
}

/** When the first effect of a cue appears. */
export const CUE_TIME: Measure = { ...time, min: 0, max: SHOW_LIMITS.milliseconds }
/** Between two devices of a cue, and from ignition to effect. */
export const INTERVAL: Measure = { ...time, min: 0, max: 60_000 }
/** When the music begins, in the time of the show; negative: without its beginning. */
export const MUSIC_START: Measure = {
  ...time,
  min: -SHOW_LIMITS.milliseconds,
  max: SHOW_LIMITS.milliseconds,
  format: (ms) => (ms / 1_000).toFixed(1),
  parse: (text) =>
    /^\s*[-−]?\d{1,4}([.,]\d{1,3})?\s*$/.test(text)
      ? Math.round(Number(text.replace('−', '-').replace(',', '.')) * 1_000)
      : null,
  kind: 'seconds such as −7.5',
  unit: 's',
}

const WHOLE = 'a whole number'

function whole(min: number, max: number, step: number, longStep: number): Measure {
  return {
    min,
    max,
    step,
    longStep,
    format: String,
    kind: WHOLE,
    parse: (text) => (/^\s*[-−]?\d{1,6}\s*$/.test(text) ? Number(text.replace('−', '-')) : null),
  }
}

export const DEVICES: Measure = whole(1, MAX_QUANTITY, 1, 10)
/** Devices that need no case. */
export const ON_HAND: Measure = whole(0, 99_999, 1, 10)
export const ANGLE: Measure = { ...whole(-80, 80, 1, 10), unit: '°' }
/** Right of the middle. */
export const PLACE: Measure = { ...whole(-2_000, 2_000, 5, 50), unit: 'ft' }
export const CROWD: Measure = { ...whole(0, 5_000, 10, 100), unit: 'ft' }

const shown = (measure: Measure, value: number): string => {
  const text = measure.kind === WHOLE ? formatCount(value) : measure.format(value)
  return text.replace('-', '−')
}

/** Null: the text can be entered; else what can be. */
export function entryError(measure: Measure, text: string): string | null {
  const { min, max, kind, unit = '' } = measure
  const value = measure.parse(text)
  if (value !== null && value >= min && value <= max) return null
  const last = unit === '' || unit === '°' ? unit : ` ${unit}`
  return `Enter ${kind} from ${shown(measure, min)} to ${shown(measure, max)}${last}.`
}
