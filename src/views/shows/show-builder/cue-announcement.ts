import { counted } from '#contract/platform/format-count.ts'
import type { ShowPosition } from '#contract/shows/show-doc.ts'
import type { CueView } from './cue-views.ts'
import { lackText } from './cue-views.ts'
import { angleText, clockText, positionName, spokenTime } from './show-texts.ts'

/** The accessible name of a cue: "Cue 5, 3 in Aqua Palm, 6.2 s, Left 18". */
export function cueLabel(view: CueView, positions: readonly ShowPosition[]): string {
  const { cue, number, name, lack } = view
  const parts = [
    number === null ? name : `Cue ${number}, ${name}`,
    cue.at_ms === null ? 'not placed' : spokenTime(cue.at_ms),
    positionName(positions, cue.position),
    cue.count > 1 ? counted(cue.count, 'device') : null,
    lack === null ? null : lackText(lack).toLowerCase(),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** The tooltip of a block. */
export function cueTitle({ cue, name, span }: CueView): string {
  const seconds = span === null ? '' : `, ${clockText(span.end_ms - span.start_ms, false)} long`
  const angle = cue.angle_deg === 0 ? '' : `, ${angleText(cue.angle_deg)}`
  return `${cue.count > 1 ? `${cue.count} × ` : ''}${name}${seconds}${angle}`
}
