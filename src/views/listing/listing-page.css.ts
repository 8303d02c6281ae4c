import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** The label and the shortest of its choices. */
const SORT = '180px'

export const page = style({
  display: 'grid',
  // a table wider than a phone scrolls in its own box
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  maxWidth: size.container,
  marginInline: 'auto',
  padding: `${space[24]} ${vars.gutter}`,
  '@media': { [media.lg]: { gridTemplateColumns: `${size.facetColumn} minmax(0, 1fr)` } },
})
export const column = style({ display: 'none', '@media': { [media.lg]: { display: 'block' } } })
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
  paddingBottom: space[12],
})
export const count = style({
  ...type.md,
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
  '@media': { [media.belowMd]: { width: '100%' } },
})
/** Beside the filters where it can be read, otherwise in a row of its own. */
export const sort = style({ '@media': { [media.belowMd]: { flex: `1 1 ${SORT}` } } })
export const applied = style({ paddingBottom: space[8] })
/** One row per product needs the width of a tablet. */
export const switchView = style({
  display: 'flex',
  gap: space[4],
  '@media': { [media.belowMd]: { display: 'none' } },
})
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
export const refreshing = style({ opacity: 0.6, transition: `opacity ${vars.motion.fade}` })
export const banner = style({
  paddingBottom: space[16],
  borderBottom: `${stroke.hair} solid ${color.border}`,
  marginBottom: space[16],
})
export const foot = style({ display: 'grid', justifyItems: 'center', gap: space[8], paddingTop: space[32] })
export const bone = style({ minHeight: '420px' })
