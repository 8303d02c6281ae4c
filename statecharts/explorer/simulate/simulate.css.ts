import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, stroke } from '#src/ui/theme/scale.ts'

const { color } = vars

/** Stays in sight while what can happen is scrolled. */
export const now = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gap: space[4],
  paddingBlock: space[8],
  borderBottom: `${stroke.hair} solid ${color.border}`,
  background: color.bg,
  // the main part then scrolls, and its padding is above
  '@media': { [media.lg]: { top: `calc(-1 * ${space[24]})` } },
})
/** As much of what the last step did as leaves room for the choices; the list of steps has all. */
export const did = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
})
export const choice = style({ minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${choice} button`, { maxWidth: '100%', textAlign: 'start' })
globalStyle(`${choice} button > span`, { minWidth: 0 })
export const beside = style({
  '@media': { [media.xl]: { position: 'sticky', top: '120px', alignSelf: 'start', minWidth: 0 } },
})
globalStyle(`${beside} section`, { '@media': { [media.xl]: { maxHeight: '40vh' } } })
/** Scrolls by itself, so that picture and steps are in sight together. */
export const happened = style({
  '@media': { [media.xl]: { maxHeight: '25vh', overflowY: 'auto' } },
})
