import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space, stroke } from '#src/ui/theme/scale.ts'

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })
export const field = style({ flex: `1 1 ${size.tile}`, minWidth: 0, maxWidth: size.formColumn })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderTop: `${stroke.hair} solid ${vars.color.border}`,
})
globalStyle(`${row} > button`, { flexShrink: 0, whiteSpace: 'nowrap' })
export const facts = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' })
export const key = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })
export const secret = style({ overflowWrap: 'anywhere', userSelect: 'all' })
export const events = style([list, { maxHeight: '70vh', overflowY: 'auto' }])
export const seq = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.muted })
export const opened = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[16],
  borderTop: `${stroke.hair} solid ${vars.color.border}`,
})
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  margin: 0,
  padding: 0,
  border: 0,
})
