import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const pictures = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})
export const link = style({
  ...type.sm,
  display: 'grid',
  gap: space[8],
  color: vars.color.text,
  fontWeight: weight.semibold,
  textAlign: 'center',
})
export const picture = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: vars.color.surface2,
})
