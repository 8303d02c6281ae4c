import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const lines = style({ listStyle: 'none', padding: 0, paddingTop: space[12] })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderTop: `${stroke.hair} solid ${color.danger}`,
})
export const meta = style({ ...type.mono })
export const unverified = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingTop: space[8],
})
