import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const price = style({ display: 'grid', gap: space[2], minWidth: 0 })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] })
export const amount = styleVariants({
  tile: type.price,
  page: { ...type.pageTitle, fontVariantNumeric: 'tabular-nums' },
})
export const sale = style({ color: color.sale })
export const packaging = style({ ...type.sm, color: color.muted, fontWeight: weight.medium })
export const small = style({ ...type.sm, color: color.subtle, fontVariantNumeric: 'tabular-nums' })
export const money = style({ fontVariantNumeric: 'tabular-nums' })
