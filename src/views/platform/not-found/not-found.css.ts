import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space } from '#src/ui/theme/scale.ts'

export const dud = style({
  display: 'block',
  width: size.facetColumn,
  marginInline: 'auto',
  paddingTop: space[40],
})
export const rays = style({
  stroke: vars.color.borderStrong,
  strokeWidth: 3,
  strokeLinecap: 'round',
  fill: 'none',
})
export const spark = style({ fill: vars.color.accent })
export const ways = style({
  display: 'grid',
  gap: space[32],
  maxWidth: size.measure,
  marginInline: 'auto',
  padding: `0 ${vars.gutter} ${space[56]}`,
})
export const search = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
})
export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[20]}` })
export const category = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target })
