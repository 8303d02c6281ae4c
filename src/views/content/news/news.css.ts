import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const page = style({ display: 'grid', gap: space[32], paddingBlock: space[40] })
export const posts = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
})
export const cardSkeleton = style({
  display: 'block',
  width: '100%',
  height: size.formColumn,
  borderRadius: radius.card,
})
const picture = {
  width: '100%',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: color.surface2,
} as const
export const cover = style(picture)
export const cardText = style({ display: 'grid', gap: space[8], padding: space[20] })
export const cardTitle = style(type.tileTitle)
export const cardLink = style({
  color: color.text,
  textDecoration: 'none',
  // the whole card is the target
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const date = style({ display: 'block', ...type.sm, color: color.muted })
/** In the middle of a wide window. */
const column = {
  width: '100%',
  maxWidth: size.measure,
  minWidth: 0,
  '@media': { [media.xl]: { marginInline: 'auto' } },
} as const
export const article = style({ ...column, display: 'grid', gap: space[24] })
export const articleHead = style({ display: 'grid', gap: space[8] })
export const articlePicture = style({ ...picture, borderRadius: radius.card })
export const neighbors = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[24],
  ...column,
  paddingTop: space[24],
  borderTop: `${stroke.hair} solid ${color.border}`,
})
export const newer = style({ marginInlineStart: 'auto', textAlign: 'end' })
