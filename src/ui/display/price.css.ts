import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const price = style(inUi({ display: 'grid', gap: space[2], minWidth: 0 }))
export const line = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] }),
)
export const amount = styleVariants({
  tile: inUi(type.price),
  page: inUi({ ...type.pageTitle, fontVariantNumeric: 'tabular-nums' }),
})
export const sale = style(inUi({ color: color.sale }))
export const packaging = style(inUi({ ...type.sm, color: color.muted, fontWeight: weight.medium }))
export const small = style(inUi({ ...type.sm, color: color.subtle, fontVariantNumeric: 'tabular-nums' }))
export const money = style(inUi({ fontVariantNumeric: 'tabular-nums' }))
