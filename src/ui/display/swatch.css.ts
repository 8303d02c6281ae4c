import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { swatches } from '#src/ui/theme/palettes.ts'
import { radius, size, stroke } from '#src/ui/theme/scale.ts'

export const dot = style(
  inUi({
    flex: 'none',
    width: size.swatch,
    height: size.swatch,
    borderRadius: radius.chip,
    boxShadow: `inset 0 0 0 ${stroke.hair} ${vars.color.border}`,
    forcedColorAdjust: 'none',
  }),
)
export const fill = styleVariants(swatches, (hex) => inUi({ backgroundColor: hex }))
export const many = style(
  inUi({
    backgroundImage: `conic-gradient(${swatches.red}, ${swatches.gold}, ${swatches.green}, ${swatches.blue}, ${swatches.purple}, ${swatches.red})`,
  }),
)
