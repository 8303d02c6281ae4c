import { style } from '@vanilla-extract/css'
import { media, space } from '#src/ui/theme/scale.ts'

/** Form, preview and history below each other; from a tablet on the preview is beside the others. */
export const work = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // a preview that is higher than the form keeps no room before the history
      gridTemplateRows: 'auto 1fr',
      gap: space[24],
    },
  },
})
export const form = style({ minWidth: 0 })
