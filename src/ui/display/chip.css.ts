import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { chosenInForcedColors, inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

/** Class of a chip, also for links; its hit area is 44 px high. */
export const chipStyle = style(
  inUi({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: size.chip,
    marginBlock: size.chipReach,
    padding: `${space[4]} ${space[12]}`,
    border: `${stroke.hair} solid transparent`,
    borderRadius: radius.chip,
    backgroundColor: vars.color.surface2,
    color: vars.color.text,
    ...type.sm,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `background-color ${vars.motion.press}`,
    ...chosenInForcedColors('&[aria-pressed="true"], &[aria-current]'),
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: `-${size.chipReach} 0` },
      '&:hover': { backgroundColor: vars.color.border },
      '&[aria-pressed="true"], &[aria-current]': {
        backgroundColor: vars.color.primary,
        color: vars.color.onPrimary,
      },
    },
  }),
)
export const list = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] }),
)
