import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** A photo of any ratio is shown whole, on the ground of its tile. */
export const photo = style({
  // stronger than what the place of a picture says of drawings
  selectors: { '&&': { objectFit: 'contain', background: vars.color.surface } },
})
