import { csvExact, csvText, csvValue } from '#contract/platform/csv.ts'
import {
  FIRING,
  NOISE,
  SHOW_LIMITS,
  type ShowDoc,
  type ShowPosition,
  type ShowSite,
} from '#contract/shows/show-doc.ts'
import { numberOf } from './read-cells.ts'

/** What a file says of the place; what it does not say is absent. */
export type WrittenSetting = {
  readonly site: Partial<ShowSite>
  readonly positions: readonly Omit<ShowPosition, 'id'>[]
}

const CROWD = 'Spectators (ft)'
const LIT = 'Lit'
const LOUDEST = 'Noise'
const POSITION = 'Position'
const RIGHT = 'Right of the middle (ft)'
const TILT = 'Angle'

/** The site and its positions, as rows that head a file. */
export const settingRows = ({
  site,
  positions,
}: Pick<ShowDoc, 'site' | 'positions'>): readonly (readonly string[])[] => [
  [csvText(CROWD), String(site.crowd_ft)],
  [csvText(LIT), csvText(site.firing)],
  [csvText(LOUDEST), csvText(site.noise)],
  ...positions.map(({ name, x_ft, angle_deg }) => [
    csvText(POSITION),
    csvExact(name),
    csvText(RIGHT),
    String(x_ft),
    csvText(TILT),
    String(angle_deg),
  ]),
]

const whole = (cell: string | undefined, least: number, most: number): number | null => {
  const value = numberOf(cell)
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null
}

/** What is not as it was written counts as not said. */
export function readSetting(table: readonly (readonly string[])[]): WrittenSetting {
  const valueOf = (name: string) => table.find(([first]) => first === name)?.[1]
  const crowd_ft = whole(valueOf(CROWD), 0, 5_000)
  const firing = FIRING.find((each) => each === valueOf(LIT))
  const noise = NOISE.find((each) => each === valueOf(LOUDEST))
  return {
    site: { ...(crowd_ft !== null && { crowd_ft }), ...(firing && { firing }), ...(noise && { noise }) },
    positions: table.flatMap(([first, name = '', , x, , tilt]) => {
      const [x_ft, angle_deg] = [whole(x, -2_000, 2_000), whole(tilt, -80, 80)]
      const read = csvValue(name).slice(0, SHOW_LIMITS.nameLength)
      if (first !== POSITION || read === '' || x_ft === null || angle_deg === null) return []
      return [{ name: read, x_ft, angle_deg }]
    }),
  }
}
