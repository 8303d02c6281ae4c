import type { PublicShowDoc, ShowDoc } from '#contract/shows/show-doc.ts'

/** The copy that is shared. It names every field, so that a new one stays private until it stands here. */
export const toPublicShow = ({ format, name, seed, site, positions, cues }: ShowDoc): PublicShowDoc => ({
  format,
  name,
  seed,
  site: { crowd_ft: site.crowd_ft, firing: site.firing, noise: site.noise },
  positions: positions.map((position) => ({
    id: position.id,
    name: position.name,
    x_ft: position.x_ft,
    angle_deg: position.angle_deg,
  })),
  cues: cues.map((cue) => ({
    id: cue.id,
    products_id: cue.products_id,
    count: cue.count,
    at_ms: cue.at_ms,
    position: cue.position,
    spacing_ms: cue.spacing_ms,
    angle_deg: cue.angle_deg,
    lead_ms: cue.lead_ms,
  })),
})
