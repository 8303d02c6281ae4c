/** `full` has everything, `reduced` fewer stars, `plain` neither glow nor reflection. */
export type Grade = 'full' | 'reduced' | 'plain'

export interface Detail {
  /** shares of all */
  readonly stars: number
  readonly glitter: number
  /** of a trail, at most */
  readonly pieces: number
  readonly hasGlow: boolean
}

export const details: Readonly<Record<Grade, Detail>> = {
  full: { stars: 1, glitter: 1, pieces: 8, hasGlow: true },
  reduced: { stars: 0.6, glitter: 0.25, pieces: 4, hasGlow: true },
  plain: { stars: 0.4, glitter: 0, pieces: 3, hasGlow: false },
}
/** In pixels: below this height neighboring stars share pixels, so that fewer of them look the same. */
const SMALL = 300
const SMALL_SHARE = 0.7

/** What is drawn of a picture of a height. */
export function detailOf(grade: Grade, height: number): Detail {
  const detail = details[grade]
  if (height > SMALL) return detail
  const { stars, glitter, pieces } = detail
  return {
    ...detail,
    stars: stars * SMALL_SHARE,
    glitter: glitter * SMALL_SHARE,
    pieces: Math.min(pieces, 5),
  }
}

export interface Look {
  readonly grade: Grade
  /** flashes are reduced: nothing blinks, breaks light up slowly, nothing is brighter than a cap */
  readonly isCalm: boolean
}
