import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space, stroke } from '#src/ui/theme/scale.ts'

const { color, motion } = vars

export const row = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: size.target,
    cursor: 'pointer',
  }),
)
export const track = style(
  inUi({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: size.target,
    height: size.smallest,
    borderRadius: radius.chip,
    border: `${stroke.hair} solid ${color.borderStrong}`,
    backgroundColor: color.surface2,
    cursor: 'pointer',
    transition: `background-color ${motion.press}`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: stroke.ring,
        insetInlineStart: stroke.ring,
        aspectRatio: '1',
        borderRadius: radius.chip,
        backgroundColor: color.muted,
        transition: `transform ${motion.press} ${motion.ease}`,
      },
      '&:checked': { backgroundColor: color.primary, borderColor: color.primary },
      '&:checked::before': { transform: `translateX(${space[20]})`, backgroundColor: color.onPrimary },
    },
    '@media': {
      [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
    },
  }),
)
export const state = style(inUi({ marginInlineStart: 'auto', color: color.muted }))
