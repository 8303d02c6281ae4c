import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const list = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const current = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})
export const cart = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })
/** The card ends there. */
globalStyle(`${cart} > details`, { borderBottom: 'none' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', ...type.md })
export const total = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' })
export const note = style({ color: color.muted, ...type.sm })
export const rename = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  borderTop: `${stroke.hair} solid ${color.border}`,
})
export const lineText = style({ display: 'grid', minWidth: 0 })
export const lineTotal = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
export const skeleton = style({ height: '140px', borderRadius: radius.card })
