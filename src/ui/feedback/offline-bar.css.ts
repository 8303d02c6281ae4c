import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const bar = style(
  inUi({
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[8]} ${vars.gutter}`,
    ...type.sm,
    fontWeight: weight.semibold,
    transition: `background-color ${vars.motion.fade}`,
  }),
)
export const state = styleVariants({
  offline: inUi({ backgroundColor: color.warnBg, color: color.warn }),
  back: inUi({ backgroundColor: color.successBg, color: color.success }),
})
