import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { media, radius, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const page = style({ display: 'grid', gap: space[56], paddingBlock: space[40] })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBottom: space[16],
})
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
export const category = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  borderRadius: radius.card,
  background: fixedColors.night,
  textDecoration: 'none',
})
export const categoryPicture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 45%',
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { [`${category}:hover &`]: { transform: 'scale(1.05)' } },
})
export const categoryName = style({
  ...type.tileTitle,
  position: 'absolute',
  inset: 'auto 0 0',
  padding: `${space[32]} ${space[16]} ${space[12]}`,
  background: `linear-gradient(to top, ${fixedColors.night} 30%, transparent)`,
  color: fixedColors.paper,
  selectors: { [`${category}:hover &`]: { textDecoration: 'underline' } },
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}`, paddingTop: space[12] })
