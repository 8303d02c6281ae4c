import type { ShowPosition } from '#contract/shows/show-doc.ts'

/** The smallest step of a time in the editor, and the one with Shift. */
export const STEP_MS = 100
export const LONG_STEP_MS = 1_000

/** "1:24.3"; without tenths "1:24". */
export function clockText(ms: number, hasTenths = true): string {
  const tenths = Math.round(Math.abs(ms) / STEP_MS)
  const minutes = Math.floor(tenths / 600)
  const seconds = String(Math.floor((tenths % 600) / 10)).padStart(2, '0')
  const sign = ms < 0 ? '−' : ''
  return `${sign}${minutes}:${seconds}${hasTenths ? `.${tenths % 10}` : ''}`
}

/** For screen readers, which read a clock as a time of day: "6.2 s", "1 min 2.5 s". */
export function spokenTime(ms: number): string {
  const tenths = Math.round(Math.abs(ms) / STEP_MS)
  const minutes = Math.floor(tenths / 600)
  const rest = (tenths % 600) / 10
  const sign = ms < 0 ? 'minus ' : ''
  if (minutes === 0) return `${sign}${rest} s`
  return `${sign}${minutes} min${rest === 0 ? '' : ` ${rest} s`}`
}

/** Reads "62.5", "1:02.5" or "1:02"; null: neither. */
export function parseClock(text: string): number | null {
  const found = /^(?:(\d{1,2}):)?(\d{1,4}(?:[.,]\d{1,3})?)$/.exec(text.trim())
  if (!found?.[2]) return null
  const seconds = Number(found[2].replace(',', '.'))
  if (found[1] !== undefined && seconds >= 60) return null
  return Math.round((Number(found[1] ?? 0) * 60 + seconds) * 10) * STEP_MS
}

/** "18° right", "10° left", "straight up". */
export function angleText(degrees: number): string {
  if (degrees === 0) return 'straight up'
  return `${Math.abs(degrees)}° ${degrees > 0 ? 'right' : 'left'}`
}

/** "30 ft left", "in the middle". */
export function placeText(feet: number): string {
  if (feet === 0) return 'in the middle'
  return `${Math.abs(feet)} ft ${feet > 0 ? 'right' : 'left'}`
}

export const positionName = (positions: readonly ShowPosition[], id: string): string =>
  positions.find((position) => position.id === id)?.name ?? 'No position'
