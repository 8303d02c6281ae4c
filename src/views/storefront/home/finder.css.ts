import { style } from '@vanilla-extract/css'
import { media, space } from '#src/ui/theme/scale.ts'

export const form = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' } },
})
