import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const belowXl = '(max-width: 1199.98px)'
const line1 = `${stroke.hair} solid ${color.border}`

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })
export const meta = style({ color: color.muted, ...type.sm })
export const columns = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
/** Spans both columns where there are two. */
export const wideCard = style({
  '@media': { [`${media.md} and ${belowXl}`]: { gridColumn: '1 / -1' } },
})
export const heading = style({ marginBottom: space[12], ...type.md })
export const timeline = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
/** A dot for each status on a line through all. */
export const event = style({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: space[24],
  paddingBottom: space[16],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: space[8],
      width: size.dot,
      height: size.dot,
      borderRadius: radius.round,
      backgroundColor: color.muted,
    },
    '&:first-child::before': { backgroundColor: color.success },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      top: space[20],
      bottom: `calc(-1 * ${space[4]})`,
      width: stroke.thick,
      backgroundColor: color.border,
    },
    '&:last-child': { paddingBottom: 0 },
  },
})
export const cancelled = style({ selectors: { '&:first-child::before': { backgroundColor: color.danger } } })
export const facts = style({ display: 'grid', gap: space[12], margin: 0 })
/** As it was typed, in its own lines. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const tracking = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const documents = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [`${media.md} and ${belowXl}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const document = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
})
export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderBottom: line1,
})
export const thumb = style({ flex: 'none', borderRadius: radius.input })
export const lineText = style({ display: 'grid', flex: 1, minWidth: 0 })
export const lineName = style({ fontWeight: weight.semibold })
export const lineTotal = style({ fontVariantNumeric: 'tabular-nums' })
export const totals = style({
  marginTop: space[16],
  '@media': { [media.md]: { width: size.summaryColumn, marginInlineStart: 'auto' } },
})
export const cardSkeleton = style({ height: '200px', borderRadius: radius.card })
export const linesSkeleton = style({ height: '400px', borderRadius: radius.card })
