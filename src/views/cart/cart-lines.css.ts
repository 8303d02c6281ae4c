import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** of a total of six digits, on a phone */
const TOTAL = '88px'
/** A container query, because beside the summary the list may be narrow on a wide page. */
const isWide = '(min-width: 580px)'

export const list = style({ listStyle: 'none', padding: 0, margin: 0, containerType: 'inline-size' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumbLarge} minmax(0, 1fr) auto auto`,
  gap: space[12],
  alignItems: 'center',
  padding: space[12],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 100px',
  selectors: { '& + &': { borderTop: `${stroke.hair} solid ${color.border}` } },
  '@container': { [isWide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(96px, auto) auto' } },
})
export const thumb = style({ display: 'block', borderRadius: radius.input })
export const text = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  gridColumnEnd: 'span 3',
  '@container': { [isWide]: { gridColumnEnd: 'auto' } },
})
export const notes = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  selectors: { '&:empty': { display: 'none' } },
})
export const name = style({ fontWeight: weight.semibold, color: color.text })
export const meta = style({ ...type.sm, color: color.muted })
export const model = style({ fontFamily: vars.font.mono })
export const message = style({ ...type.sm, color: color.warn, fontWeight: weight.medium })
export const quantity = style({
  gridColumnEnd: 'span 2',
  '@container': { [isWide]: { gridColumnEnd: 'auto' } },
})
export const total = style({ fontWeight: weight.semibold, textAlign: 'end' })
export const stock = style({
  ...type.sm,
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  color: color.danger,
  fontWeight: weight.semibold,
})

/** A row of a large cart: on a phone name and total above model, quantity and Remove. */
export const compactLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: space[8],
  alignItems: 'center',
  padding: `${space[4]} ${space[4]} ${space[4]} 0`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 77px',
  selectors: { '& + &': { borderTop: `${stroke.hair} solid ${color.border}` } },
  '@container': {
    [isWide]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto minmax(96px, auto) auto',
      columnGap: space[12],
    },
  },
})
/** The whole start of the row is pressed. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minWidth: size.target,
  minHeight: size.target,
  gridRow: '1 / span 2',
  cursor: 'pointer',
  '@container': { [isWide]: { gridRow: 'auto' } },
})
export const compactThumb = style({
  display: 'none',
  borderRadius: radius.input,
  '@container': { [isWide]: { display: 'block' } },
})
export const compactText = style({
  display: 'contents',
  '@container': { [isWide]: { display: 'grid', justifyItems: 'start', minWidth: 0 } },
})
export const compactQuantity = style({
  gridArea: '2 / 3',
  '@container': { [isWide]: { gridArea: 'auto' } },
})
export const compactTotal = style({
  fontWeight: weight.semibold,
  textAlign: 'end',
  gridArea: '1 / 2 / auto / -1',
  paddingInlineEnd: space[8],
  justifySelf: 'end',
  alignSelf: 'start',
  '@container': { [isWide]: { gridArea: 'auto', alignSelf: 'center', paddingInlineEnd: 0 } },
})
/** Above the quantity, too, which is wider than the total beside it. */
globalStyle(`${compactText} > ${name}`, {
  gridArea: '1 / 2 / auto / -1',
  justifySelf: 'start',
  paddingInlineEnd: TOTAL,
  '@container': { [isWide]: { gridArea: 'auto', paddingInlineEnd: 0 } },
})
/** They follow below in a row of their own, where there are any. */
globalStyle(`${compactText} > ${notes}`, {
  gridArea: '3 / 2 / auto / -1',
  '@container': { [isWide]: { gridArea: 'auto' } },
})
