import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'

export const panel = style({ display: 'grid', gap: space[16], minWidth: 0 })
export const packaging = style({ color: vars.color.muted, whiteSpace: 'nowrap' })
