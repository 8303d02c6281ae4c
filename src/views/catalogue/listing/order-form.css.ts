import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** Height of the bar with one line of rejections. */
const BAR = '72px'
const TOTAL = '96px'
/** of the quantity */
const QUANTITY = `calc(2 * ${size.target} + ${space[40]})`

/** Columns: packaging, price, price per piece, stock. */
const FACTS = '84px 92px 104px 116px'

export const rows = style({ display: 'grid' })
/** One line from 1400 px, where a long name has room; below that the facts are under the name, and on a phone the quantity under both. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumbRow} minmax(0, 1fr)`,
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'center',
  padding: space[12],
  borderTop: `${stroke.hair} solid ${color.border}`,
  ...type.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.md]: { gridTemplateColumns: `${size.thumbRow} minmax(0, 1fr) auto` },
    [media.xxl]: {
      gridTemplateColumns: `${size.thumbRow} minmax(0, 1fr) auto auto`,
      padding: `${space[8]} ${space[12]}`,
    },
  },
})
/** Over the rows of one line; each control has a label of its own. */
export const headings = style({
  display: 'none',
  ...type.xs,
  fontWeight: weight.semibold,
  color: color.muted,
  '@media': {
    [media.xxl]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) auto auto`,
      alignItems: 'end',
      gap: space[12],
      padding: `0 ${space[12]} ${space[8]}`,
    },
  },
})
export const orderHeadings = style({
  display: 'grid',
  gridTemplateColumns: `${QUANTITY} ${TOTAL}`,
  gap: space[16],
  textAlign: 'end',
})
export const quantityHeading = style({ textAlign: 'center' })
export const product = style({ minWidth: 0 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[16]}`,
  gridColumn: '2 / -1',
  '@media': {
    [media.md]: { gridColumn: '2' },
    [media.xxl]: {
      display: 'grid',
      gridTemplateColumns: FACTS,
      gridColumn: 'auto',
      gap: space[12],
    },
  },
})
export const fact = style({
  whiteSpace: 'nowrap',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.xxl]: { selectors: { '&:empty': { display: 'block' } } } },
})
/** The day on which a product is expected takes two lines of its column. */
export const stock = style({ '@media': { [media.xxl]: { whiteSpace: 'normal' } } })
globalStyle(`${stock} > *`, { whiteSpace: 'inherit' })
export const order = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[16],
  gridColumn: '2 / -1',
  '@media': {
    [media.md]: { gridColumn: '3', gridRow: '1 / span 2' },
    [media.xxl]: { gridColumn: 'auto', gridRow: 'auto' },
  },
})
export const lineTotal = style({ minWidth: TOTAL, textAlign: 'end', fontWeight: weight.semibold })
export const thumb = style({ display: 'block', borderRadius: radius.input })
export const name = style({ fontWeight: weight.semibold, color: color.text })
export const meta = style({ ...type.xs, color: color.subtle })
export const model = style({ fontFamily: vars.font.mono })
export const chosen = style({ backgroundColor: color.surface2 })
export const inCart = style({ ...type.xs, color: color.success, fontWeight: weight.semibold })
export const refused = style({ ...type.xs, color: color.danger, fontWeight: weight.semibold })
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.stickyBar,
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  marginTop: space[12],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.surface,
  boxShadow: color.shadow,
})
globalStyle(`:root:has(${bar})`, { vars: { [vars.stickyBar]: BAR } })
export const prompt = style({ padding: space[16], textAlign: 'center' })
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${space[8]} ${space[16]}`,
})
export const sum = style({
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSm]: { width: '100%' } },
})
export const total = style({ ...type.price })
/** On a phone the bar has room for one line of buttons; the header links to the cart too. */
export const toCart = style({ '@media': { [media.belowSm]: { display: 'none' } } })
