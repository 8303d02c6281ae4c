import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke } from '#src/ui/theme/scale.ts'

export const place = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1.5fr 1.5fr' } },
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  border: `${stroke.hair} solid ${vars.color.border}`,
  borderRadius: radius.button,
})
export const contact = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
})
