import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** Distinguishes this page from the login of customers. */
export const stripes = style({
  ...type.sm,
  padding: space[8],
  textAlign: 'center',
  fontWeight: weight.semibold,
  color: color.warn,
  background: color.warnBg,
  borderBlock: `${space[8]} solid`,
  borderImage: `repeating-linear-gradient(-45deg, ${color.warn} 0 ${space[12]}, ${color.warnBg} ${space[12]} ${space[24]}) 8`,
})
export const page = style({
  display: 'grid',
  justifyContent: 'center',
  padding: `${space[40]} ${vars.gutter}`,
})
export const card = style({ display: 'grid', gap: space[16], width: '100%', maxWidth: size.formColumn })
