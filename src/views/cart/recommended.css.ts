import { style } from '@vanilla-extract/css'
import { media, space } from '#src/ui/theme/scale.ts'

export const section = style({ display: 'grid', gap: space[16], paddingTop: space[32] })
export const row = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
