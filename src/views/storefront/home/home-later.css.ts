import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const posts = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const post = style({ position: 'relative', overflow: 'hidden' })
export const picture = style({
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  background: vars.color.surface2,
})
export const text = style({ display: 'grid', gap: space[8], padding: space[16] })
export const date = style({ ...type.sm, color: vars.color.muted })
/** The whole card follows the link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const teaser = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})
export const teaserText = style({ color: vars.color.muted, paddingTop: space[4] })
