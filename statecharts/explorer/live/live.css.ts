import { style } from '@vanilla-extract/css'
import { space } from '#src/ui/theme/scale.ts'

export const stack = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
})
