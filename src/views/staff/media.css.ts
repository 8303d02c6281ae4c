import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space } from '#src/ui/theme/scale.ts'

export const grid = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.tile}), 1fr))`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const item = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  padding: space[12],
  border: `1px solid ${vars.color.border}`,
})
export const picture = style({
  width: '100%',
  height: '160px',
  objectFit: 'contain',
  background: vars.color.surface2,
})
export const facts = style({ color: vars.color.muted })
export const address = style({ overflowWrap: 'anywhere', userSelect: 'all' })
export const field = style({ display: 'grid', gap: space[8] })
