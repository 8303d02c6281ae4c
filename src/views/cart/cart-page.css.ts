import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const page = style({ display: 'grid', gap: space[24], paddingBlock: space[24] })
export const count = style({
  ...type.md,
  fontFamily: vars.font.body,
  fontWeight: weight.medium,
  letterSpacing: 'normal',
  color: vars.color.muted,
})
export const skeletons = style({ display: 'grid', gap: space[16] })
/** Its script comes later than the page. */
export const savedCarts = style({ minHeight: size.target })
export const help = style({ ...type.sm, color: vars.color.muted })
export const problems = style({ paddingInlineStart: space[20] })
