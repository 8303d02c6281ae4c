import { type Night, paintNight } from '#pyro/paint/landscape.ts'
import type { NightSource } from '#pyro/paint/painter.ts'

/** Paints the night again only when the size or what the camera shows is another: most edits change neither. */
export function createKeptNight(): NightSource {
  let kept: { readonly key: string; readonly night: Night } | null = null
  return (camera, plan) => {
    const key = JSON.stringify([camera, plan.extent, plan.seed])
    if (kept?.key !== key) kept = { key, night: paintNight(camera, plan) }
    return kept.night
  }
}
