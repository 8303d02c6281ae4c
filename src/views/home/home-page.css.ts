import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'

const { color } = vars

export const page = style({ display: 'grid', gap: space[56], paddingBlock: space[40] })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBottom: space[16],
})
export const rail = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.tile}, 100%), 1fr))`,
  listStyle: 'none',
  padding: 0,
})
export const bone = style({ minHeight: '420px' })
export const categories = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.facetColumn}, 100%), 1fr))`,
  listStyle: 'none',
  padding: 0,
})
export const category = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: size.thumb,
  paddingInline: space[16],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.primary, color: color.link } },
})
