import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { whenMotionReduced } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space } from '#src/ui/theme/scale.ts'
import { picture } from './home-page.css.ts'

export const carousel = style({ minWidth: 0 })
export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: radius.card,
  ...whenMotionReduced({ scrollBehavior: 'auto' }),
})
export const slide = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' })
globalStyle(`${slide} > ${picture}`, {
  aspectRatio: '4 / 3',
  '@media': { [media.md]: { aspectRatio: '21 / 9' }, [media.lg]: { aspectRatio: '3 / 1' } },
})
/** As high as the controls before they are loaded. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minHeight: size.target,
  paddingTop: space[4],
  '@media': { [media.print]: { display: 'none' } },
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.smallest,
  minHeight: size.target,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
})
export const dotMark = style({
  display: 'block',
  width: size.dot,
  height: size.dot,
  borderRadius: radius.round,
  background: vars.color.borderStrong,
  selectors: {
    '[aria-current="true"] > &': { background: vars.color.primary, transform: 'scale(1.4)' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { '[aria-current="true"] > &': { background: 'Highlight' } },
    },
  },
})
