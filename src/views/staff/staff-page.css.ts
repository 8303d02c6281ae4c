import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'

export const title = style({ display: 'grid', gap: space[4] })
export const about = style({ maxWidth: size.measure, color: vars.color.muted })
export const logInAgain = style({
  display: 'grid',
  justifyContent: 'center',
  padding: `${space[40]} ${vars.gutter}`,
})
export const logIn = style([logInAgain, { alignContent: 'start', minHeight: '100vh' }])
export const card = style({ display: 'grid', gap: space[16], width: '100%', maxWidth: size.formColumn })
export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.xxl]: { gridTemplateColumns: `${size.popover} minmax(0, 1fr)` } },
})
/** Lower where it stands above the form. */
export const list = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  maxHeight: '40vh',
  overflowY: 'auto',
  '@media': { [media.xxl]: { maxHeight: '70vh' } },
})
globalStyle(`${list} button`, { textAlign: 'start' })
/** As high as the list, so that what is below it stays where it is. */
export const loadingList = style({ height: '40vh', '@media': { [media.xxl]: { height: '70vh' } } })
export const group = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: space[12],
  border: `1px solid ${vars.color.border}`,
})
export const bar = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: space[12],
  background: vars.color.bg,
})
export const theirs = style({ whiteSpace: 'pre-wrap', overflowX: 'auto', maxHeight: '40vh' })
export const rows = style({ listStyle: 'none', padding: 0, margin: 0 })
export const row = style({ paddingBlock: space[12], borderBottom: `1px solid ${vars.color.border}` })
// the line of the row is below it
globalStyle(`${row} > details`, { borderBottom: 'none' })
