import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export { title } from '#src/views/content/menu/menu.css.ts'
export const list = style({ listStyle: 'none', padding: 0 })
export const contact = style({ display: 'grid', gap: space[12], paddingBlock: space[8] })
export const account = style({ display: 'grid', gap: space[2], paddingBlock: space[4] })
export const level = style({ ...type.sm, color: vars.color.muted })
