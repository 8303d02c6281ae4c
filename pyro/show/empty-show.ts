import { SHOW_FORMAT, SHOW_LIMITS, type ShowDoc, type ShowSite } from '#contract/shows/show-doc.ts'

const DEFAULT_SITE: ShowSite = { crowd_ft: 200, firing: 'hand', noise: 'any' }

/** A show without cues on three positions. */
export const emptyShow = (name: string, seed: number): ShowDoc => ({
  format: SHOW_FORMAT,
  name: name.trim().slice(0, SHOW_LIMITS.nameLength) || 'Untitled show',
  seed: seed >>> 0,
  site: DEFAULT_SITE,
  positions: [
    { id: 'left', name: 'Left', x_ft: -60, angle_deg: -18 },
    { id: 'center', name: 'Center', x_ft: 0, angle_deg: 0 },
    { id: 'right', name: 'Right', x_ft: 60, angle_deg: 18 },
  ],
  cues: [],
  music: null,
  on_hand: {},
})
