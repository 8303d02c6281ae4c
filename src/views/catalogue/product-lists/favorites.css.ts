import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const section = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const title = style(type.md)
export const grid = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.tile}, 100%), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const skeleton = style({ height: '340px', borderRadius: radius.card })
export const failed = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  padding: space[16],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
})
