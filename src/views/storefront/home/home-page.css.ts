import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { notYet, whileDrawn } from '#src/ui/theme/drawn.ts'
import { media, radius, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const page = style({ display: 'grid', gap: space[56], paddingBlock: space[40] })
// below the first screen; the height is that of most sections
globalStyle(whileDrawn(`${page} > :nth-child(n + 2)`), notYet('700px'))
export const rail = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
// on phones the tiles are below each other
globalStyle(`${rail} > :nth-child(n + 5)`, { '@media': { [media.belowSm]: { display: 'none' } } })
// six in three columns, so that the last row is full
globalStyle(`${rail} > :nth-child(n + 7)`, {
  '@media': { [`${media.lg} and (max-width: 1199.98px)`]: { display: 'none' } },
})
export const categories = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const tiles = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** As high as the title of a section. */
export const headSpace = style({ height: `calc(${vars.text.xl.line} + ${space[16]})` })
/** A picture with a caption on it. */
export const picture = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  borderRadius: radius.card,
  background: vars.color.surface2,
  textDecoration: 'none',
})
export const pictureImage = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 45%',
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { [`${picture}:hover &`]: { transform: 'scale(1.05)' } },
})
export const caption = style({
  ...type.sm,
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  padding: `${space[40]} ${space[16]} ${space[12]}`,
  background: `linear-gradient(to top, ${fixedColors.night} 60%, transparent)`,
  color: fixedColors.paper,
})
export const captionTitle = style({
  ...type.tileTitle,
  selectors: { [`${picture}:hover &`]: { textDecoration: 'underline' } },
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}`, paddingTop: space[12] })
