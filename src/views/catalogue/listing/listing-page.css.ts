import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { notYet, whileDrawn } from '#src/ui/theme/drawn.ts'
import { media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { sticky } from '#src/ui/layout/layout.css.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** Wide enough for the label with the shortest and the longest option. */
const SORT_SHORT = '180px'
const SORT = '250px'

export const page = style({
  display: 'grid',
  // minmax(0, …): a table wider than a phone scrolls in its own box
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  maxWidth: size.container,
  marginInline: 'auto',
  padding: `${space[24]} ${vars.gutter}`,
  '@media': { [media.lg]: { gridTemplateColumns: `${size.facetColumn} minmax(0, 1fr)` } },
})
export const column = style({ display: 'none', '@media': { [media.lg]: { display: 'block' } } })
/** Stays in view beside filters that are longer, so that what a filter leaves is seen where it was chosen. */
export const results = style([sticky, { alignSelf: 'start', minWidth: 0 }])
export const columnHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: size.target,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
  paddingTop: space[8],
  paddingBottom: space[16],
  // a word of the search can be longer than the page is wide
  overflowWrap: 'anywhere',
})
/** Reserves its space while the products are loading. */
export const count = style({
  ...type.md,
  display: 'inline-block',
  minWidth: '7em',
  minHeight: '1lh',
  fontFamily: vars.font.body,
  fontWeight: weight.medium,
  letterSpacing: 'normal',
  color: color.muted,
})
export const columnTitle = style({ ...type.tileTitle })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.belowMd]: { width: '100%', columnGap: space[4] } },
})
/** On a phone beside the filters where it fits, otherwise in a row of its own. */
export const sort = style({
  width: SORT,
  marginInlineStart: space[8],
  '@media': { [media.belowMd]: { flex: `1 1 ${SORT_SHORT}`, width: 'auto' } },
})
export const applied = style({ paddingBottom: space[8] })
/** On a phone in one row below filters and sort. */
const second = style({ '@media': { [media.belowMd]: { order: 1 } } })
globalStyle(`${second} button`, {
  paddingInline: space[12],
  '@media': { [media.belowMd]: { ...type.sm, paddingInline: space[8] } },
})
export const switchView = style([second, { display: 'flex', flexWrap: 'wrap', gap: space[4] }])
globalStyle(`${switchView} [aria-pressed="true"]`, { background: color.surface2 })
export const details = style([second])
/** Without its picture on a phone, where the row is full. */
export const priceList = style([second])
globalStyle(`:is(${switchView}, ${priceList}) svg`, { '@media': { [media.belowMd]: { display: 'none' } } })
export const formSkeleton = style({ display: 'grid', gap: space[8] })
export const filtersButton = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.lg]: { display: 'none' } },
})
export const grid = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.tile}, 100%), 1fr))`,
  listStyle: 'none',
  padding: 0,
})
// below the first screen; the height is that of a tile on a phone
globalStyle(whileDrawn(`${grid} > :nth-child(n + 9)`), notYet('160px'))
export const refreshing = style({ opacity: 0.6, transition: `opacity ${vars.motion.fade}` })
export const banner = style({
  paddingBottom: space[16],
  borderBottom: `${stroke.hair} solid ${color.border}`,
  marginBottom: space[16],
})
export const foot = style({ display: 'grid', justifyItems: 'center', gap: space[8], paddingTop: space[32] })
