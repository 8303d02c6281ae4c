import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { chosenInForcedColors, inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const group = style(inUi({ display: 'inline-flex', gap: space[8] }))
export const choice = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: size.target,
    paddingInline: space[16],
    border: `${stroke.hair} solid transparent`,
    borderRadius: radius.button,
    backgroundColor: color.surface,
    ...type.base,
    fontWeight: weight.semibold,
    ...chosenInForcedColors('&[aria-pressed="true"]'),
    selectors: {
      '&:hover': { backgroundColor: color.surface2 },
      '&[aria-pressed="true"]': { borderColor: color.borderStrong },
      '&[aria-pressed="false"]': { color: color.muted, backgroundColor: 'transparent' },
    },
  }),
)
