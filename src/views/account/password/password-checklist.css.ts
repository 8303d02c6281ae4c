import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const note = style({ ...type.sm, color: vars.color.muted })
export const list = style({ display: 'grid', gap: space[4], ...type.sm })
const row = style({ display: 'flex', gap: space[8], alignItems: 'center' })
export const rule = styleVariants({
  met: [row, { color: vars.color.success }],
  open: [row, { color: vars.color.muted }],
})
export const ring = style({
  boxSizing: 'border-box',
  flex: 'none',
  width: space[16],
  height: space[16],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
})
