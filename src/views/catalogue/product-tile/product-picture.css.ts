import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'

/** A photo of any ratio is shown whole, in a square unless its place is another box, on the ground of its tile. */
export const photo = style([
  inUi({ aspectRatio: '1' }),
  // stronger than what the place of a picture says of drawings
  { selectors: { '&&': { objectFit: 'contain', background: vars.color.surface } } },
])
/** The box of a photo, whose rounded corners would show the tone behind drawings. */
export const photoBox = style({ selectors: { '&&': { background: vars.color.surface } } })
