import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import {
  FIRING,
  NOISE,
  SHOW_LIMITS,
  type ShowCue,
  type ShowDoc,
  type ShowPosition,
  type ShowSite,
} from '#contract/shows/show-doc.ts'

/** The nearest integer from `min` to `max`, never -0; `min` for what is no number. */
const whole = (value: number, min: number, max: number): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.round(value))) + 0

const moment = (ms: number) => whole(ms, 0, SHOW_LIMITS.milliseconds)
const angle = (degrees: number) => whole(degrees, -80, 80)
const text = (value: string, length: number) =>
  value
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** A cue within the limits of `ShowDoc`, on a position that exists. */
export const fitCue = (cue: ShowCue, positions: readonly ShowPosition[]): ShowCue => ({
  ...cue,
  count: whole(cue.count, 1, MAX_QUANTITY),
  at_ms: cue.at_ms === null ? null : moment(cue.at_ms),
  position: positions.some(({ id }) => id === cue.position) ? cue.position : (positions[0]?.id ?? ''),
  spacing_ms: whole(cue.spacing_ms, 0, 60_000),
  angle_deg: angle(cue.angle_deg),
  lead_ms: cue.lead_ms === null ? null : whole(cue.lead_ms, 0, 60_000),
  note: text(cue.note, SHOW_LIMITS.noteLength),
})

export const fitPosition = (position: ShowPosition): ShowPosition => ({
  ...position,
  name: fitName(position.name) || 'Position',
  x_ft: whole(position.x_ft, -2_000, 2_000),
  angle_deg: angle(position.angle_deg),
})

export const fitSite = ({ crowd_ft, firing, noise }: ShowSite): ShowSite => ({
  crowd_ft: whole(crowd_ft, 0, 5_000),
  firing: FIRING.includes(firing) ? firing : 'hand',
  noise: NOISE.includes(noise) ? noise : 'any',
})

/** Empty when nothing is left of it. */
export const fitName = (name: string): string => text(name, SHOW_LIMITS.nameLength)

export const fitMusic = (music: ShowDoc['music']): ShowDoc['music'] =>
  music && {
    name: text(music.name, SHOW_LIMITS.noteLength),
    seconds: whole(music.seconds, 1, 3_600),
    offset_ms: whole(music.offset_ms, -SHOW_LIMITS.milliseconds, SHOW_LIMITS.milliseconds),
  }

export const fitOnHand = (devices: number): number => whole(devices, 0, 99_999)
