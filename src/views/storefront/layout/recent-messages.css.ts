import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const list = style({ listStyle: 'none', padding: 0 })
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'start',
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `${stroke.hair} solid ${color.border}` } },
})
export const tone = styleVariants({
  info: { color: color.muted },
  success: { color: color.success },
  warn: { color: color.warn },
  danger: { color: color.danger },
})
export const text = style({ display: 'grid', gap: space[4] })
export const detail = style({ ...type.sm, color: color.muted })
export const time = style({ ...type.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' })
