import { style } from '@vanilla-extract/css'
import { space } from '#src/ui/theme/scale.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
  paddingBottom: space[12],
})
