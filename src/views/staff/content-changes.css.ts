import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const changes = style({ display: 'grid', gap: space[16], listStyle: 'none', margin: 0, padding: 0 })
/** Before above after; beside it where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[8],
  margin: `${space[4]} 0`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const value = style({
  padding: space[8],
  borderInlineStart: `${stroke.ring} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
})
export const before = style([value])
export const after = style([value, { borderInlineStartColor: vars.color.link }])
export const name = style({ color: vars.color.muted, ...type.sm })
export const text = style({
  margin: 0,
  maxHeight: '40vh',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
