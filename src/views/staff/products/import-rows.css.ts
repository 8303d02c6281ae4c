import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'

export const product = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' })
export const changes = style({
  display: 'grid',
  gap: space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
})
export const minor = style({ color: vars.color.muted })
