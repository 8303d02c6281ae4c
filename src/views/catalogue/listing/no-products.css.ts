import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const empty = style({ display: 'grid', gap: space[16], paddingBottom: space[40] })
export const closest = style({ display: 'grid', gap: space[12], justifyItems: 'center' })
export const categories = style({
  display: 'grid',
  gap: space[12],
  width: '100%',
  maxWidth: size.dialog,
  listStyle: 'none',
  padding: 0,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const category = style({
  display: 'grid',
  gap: space[4],
  height: '100%',
  minHeight: size.target,
  padding: space[12],
  border: `${stroke.hair} solid ${vars.color.border}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.primary } },
})
export const count = style({ ...type.sm, fontWeight: weight.medium, color: vars.color.muted })
