import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { layer, radius, space, weight } from '#src/ui/theme/scale.ts'

export const link = style(
  inUi({
    position: 'fixed',
    zIndex: layer.toast,
    top: space[8],
    left: space[8],
    padding: `${space[12]} ${space[20]}`,
    borderRadius: radius.button,
    backgroundColor: vars.color.primary,
    color: vars.color.onPrimary,
    fontWeight: weight.semibold,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
)
