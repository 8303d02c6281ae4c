import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space, stroke } from '#src/ui/theme/scale.ts'

const { color } = vars

export const filters = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** A line of its own where there are two columns. */
export const search = style({ gridColumn: '1 / -1', '@media': { [media.lg]: { gridColumn: 'auto' } } })
export const chips = style({ gridColumn: '1 / -1' })
export const copied = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[12] })
/** A row with its box. */
export const pickable = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' })
export const pick = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.target,
  cursor: 'pointer',
  selectors: { 'li + li > &': { borderTop: `1px solid ${color.border}` } },
})
/** Titles of columns are not broken within a word. */
export const table = style({ minWidth: 0, overflowWrap: 'normal' })
/** Goods beside money, each column as high as it is. */
export const cards = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
// nothing is left to do with the goods of a completed order
globalStyle(`${cards} > :empty`, { display: 'none' })
globalStyle(`${cards} > :empty + *`, { gridColumn: '1 / -1' })
export const texts = style({ display: 'grid' })
export const shipLines = style({
  display: 'grid',
  gap: space[8],
  listStyle: 'none',
  margin: 0,
  padding: space[4],
  maxHeight: '50vh',
  overflowY: 'auto',
})
export const shipLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
})
export const tracking = style({ display: 'grid', gap: space[12] })
export const numbers = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 })
export const numberRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
  selectors: { '&:only-child': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const voided = style({ color: color.muted })
export const entryActions = style({ paddingBlock: space[8] })
export const history = style({ display: 'grid', gap: space[12], listStyle: 'none', margin: 0, padding: 0 })
export const entry = style({
  display: 'grid',
  borderInlineStart: `${stroke.ring} solid ${color.border}`,
  paddingInlineStart: space[12],
})
export const note = style({ whiteSpace: 'pre-wrap', borderInlineStartColor: color.link })
