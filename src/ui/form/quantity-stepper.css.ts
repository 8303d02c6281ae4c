import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color, motion } = vars

export const frame = style(
  inUi({
    display: 'inline-flex',
    flex: 'none',
    height: size.target,
    outline: `${stroke.hair} solid ${color.borderStrong}`,
    outlineOffset: `-${stroke.hair}`,
    borderRadius: radius.button,
    backgroundColor: color.surface,
    transition: `outline-color ${motion.press}`,
    selectors: {
      '&:hover': { outlineColor: color.text },
      '&[data-invalid="true"]': { outlineColor: color.danger, outlineWidth: stroke.thick },
    },
  }),
)
export const step = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    width: size.target,
    borderRadius: radius.button,
    color: color.text,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { backgroundColor: color.surface2 },
      '&[aria-disabled="true"]': { color: color.borderStrong },
    },
  }),
)
export const number = style(
  inUi({
    width: space[40],
    minWidth: 0,
    padding: 0,
    border: 'none',
    borderRadius: radius.input,
    background: 'none',
    textAlign: 'center',
    ...type.input,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    appearance: 'textfield',
    selectors: {
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    },
  }),
)
export const narrowStep = style(inUi({ width: size.compact }))
export const narrow = style(inUi({ width: space[32] }))
