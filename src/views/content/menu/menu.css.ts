import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const list = style({ listStyle: 'none', padding: 0 })
export const nested = style({ paddingInlineStart: space[16] })
export const title = style({
  ...type.xs,
  color: vars.color.subtle,
  textTransform: 'uppercase',
  paddingTop: space[16],
  paddingBottom: space[4],
})
/** As high as a link of the menu. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space[12],
})
export const failed = style({
  ...type.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[12]}`,
})
