import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const

export const shipments = style(list)
export const shipment = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  borderTop: `${stroke.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 'none' }, '&:last-child': { paddingBottom: 0 } },
})
export const cases = style({ ...list, gap: space[4], overflowWrap: 'anywhere' })
export const partly = style({ marginInlineStart: space[8], whiteSpace: 'nowrap', ...type.sm })
