import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, size, space, stroke } from '#src/ui/theme/scale.ts'

const { color, motion } = vars

/** At the side where the button of the chat is not. */
export const tray = style({
  position: 'fixed',
  left: vars.gutter,
  bottom: `calc(${vars.stickyBar} + ${space[12]} + env(safe-area-inset-bottom))`,
  zIndex: layer.header - 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[12]}`,
  border: `${stroke.hair} solid ${color.borderStrong}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
  transition: `opacity ${motion.fade}`,
  selectors: {
    '&[data-aside="true"]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': {
    [media.belowSm]: { left: 'auto', right: vars.gutter },
    [media.print]: { display: 'none' },
    [media.short]: { position: 'static', margin: space[12] },
  },
})
export const pictures = style({
  display: 'flex',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.belowSm]: { display: 'none' } },
})
export const picture = style({
  display: 'block',
  width: size.thumbRow,
  height: size.thumbRow,
  borderRadius: radius.input,
  objectFit: 'cover',
})
