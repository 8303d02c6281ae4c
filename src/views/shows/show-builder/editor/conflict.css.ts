import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

export const muted = style({ ...type.sm, color: color.muted })
export const differences = style({ width: '100%', ...type.sm })
globalStyle(`${differences} :is(th, td)`, {
  padding: space[8],
  borderTop: hair,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${differences} thead th`, { border: 'none', color: color.muted, fontWeight: weight.semibold })
