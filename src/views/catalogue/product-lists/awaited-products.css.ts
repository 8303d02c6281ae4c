import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const note = style({ color: vars.color.muted, ...type.sm })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  borderBottom: `${stroke.hair} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
export const problem = style({ display: 'block', color: vars.color.danger, ...type.sm })
