import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const cards = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({ display: 'grid', gap: space[16], minWidth: 0 })
export const heading = style(type.md)
export const note = style({ color: vars.color.muted, ...type.sm })
export const level = style({ ...type.lg })
