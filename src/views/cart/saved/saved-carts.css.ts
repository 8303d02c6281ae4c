import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const list = style({ display: 'grid', gap: space[16], paddingTop: space[16] })
export const row = style({
  display: 'grid',
  gap: space[8],
  paddingBottom: space[16],
  borderBottom: `${stroke.hair} solid ${vars.color.border}`,
})
export const name = style({ overflowWrap: 'anywhere', ...type.md })
export const note = style({ color: vars.color.muted, ...type.sm })
