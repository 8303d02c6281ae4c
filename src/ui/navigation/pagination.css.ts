import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { chosenInForcedColors, inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const bar = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
  }),
)
export const list = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] }),
)
export const link = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    minWidth: size.compact,
    height: size.target,
    paddingInline: space[4],
    '@media': {
      [media.md]: { minWidth: size.target, paddingInline: space[8] },
      ...chosenInForcedColors('&[aria-current="page"]')['@media'],
    },
    borderRadius: radius.button,
    border: `${stroke.hair} solid transparent`,
    color: color.text,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.surface2 },
      '&[aria-current="page"]': { backgroundColor: color.primary, color: color.onPrimary },
    },
  }),
)
export const gap = style(inUi({ minWidth: space[24], textAlign: 'center', color: color.subtle }))
export const note = style(inUi({ ...type.sm, color: color.muted }))
