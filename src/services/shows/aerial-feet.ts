import { numberOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import { AERIAL_FEET } from '#pyro/show/safety-rules.ts'

/** The distance to spectators that the shop asks for where a device rises from a tube of unknown size, in feet. */
export const aerialFeetOf = (app: Settings): number => numberOf(app, 'show_aerial_feet', AERIAL_FEET)
