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
