import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, space, stroke } from '#src/ui/theme/scale.ts'

export const card = style(
  inUi({
    minWidth: 0,
    border: `${stroke.hair} solid ${vars.color.border}`,
    borderRadius: radius.card,
    backgroundColor: vars.color.surface,
  }),
)
export const padding = styleVariants({
  none: inUi({ overflow: 'clip' }),
  sm: inUi({ padding: space[16] }),
  md: inUi({ padding: space[16], '@media': { [media.md]: { padding: space[24] } } }),
})
export const lifted = style(inUi({ boxShadow: vars.color.shadow }))
