import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size } from '#src/ui/theme/scale.ts'

/** Class of a 44 px square control with only an icon; also for links. */
export const iconButtonStyle = style(
  inUi({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: size.target,
    minHeight: size.target,
    borderRadius: radius.button,
    color: 'inherit',
    transition: `background-color ${vars.motion.press}`,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.surface2 },
      '&[aria-disabled="true"]': { opacity: 0.62 },
    },
  }),
)
