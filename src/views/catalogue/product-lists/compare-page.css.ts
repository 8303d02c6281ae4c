import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const page = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlock: `${space[24]} ${space[40]}`,
})
export const table = style({ minWidth: 0 })
globalStyle(`${table} table`, { tableLayout: 'fixed', minWidth: 'max-content' })
globalStyle(`${table} :is(th, td)`, { width: '240px', verticalAlign: 'top', whiteSpace: 'normal' })
// the names of the rows stay beside products that are scrolled
globalStyle(`${table} th:first-child`, {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: '150px',
  background: color.bg,
  '@media': { [media.belowSm]: { width: '112px' } },
})
globalStyle(`${table} :is(th, td):not(:first-child)`, { '@media': { [media.belowSm]: { width: '190px' } } })
// the stepper above the button where both do not fit beside each other
globalStyle(`${table} td > div:has(button)`, {
  '@media': { [media.belowSm]: { flexWrap: 'wrap' } },
})
export const different = style({})
globalStyle(`${different} :is(th:first-child, td)`, { background: color.infoBg })
export const head = style({ display: 'grid', gap: space[8], color: color.text })
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 4',
  borderRadius: radius.card,
  background: color.surface2,
  objectFit: 'cover',
})
export const name = style({
  ...type.tileTitle,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[8],
})
// in line with the first line of the name
globalStyle(`${name} > button`, { marginBlock: `-${space[8]}` })
export const skeleton = style({ height: '480px', borderRadius: radius.card })
