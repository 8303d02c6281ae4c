import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const skeleton = style({ height: '480px', maxWidth: size.dialog, borderRadius: radius.card })
export const heading = style({ marginBottom: space[12], ...type.md })
export const book = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const editor = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: size.dialog,
})
export const entry = style({ display: 'grid', gap: space[12], alignContent: 'space-between', minWidth: 0 })
export const addresses = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' })
export const note = style({ color: vars.color.muted, ...type.sm })
export const addressLine = style({ display: 'block' })
