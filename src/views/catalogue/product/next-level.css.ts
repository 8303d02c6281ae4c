import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const hint = style({
  ...type.sm,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.input,
  background: vars.color.infoBg,
})
