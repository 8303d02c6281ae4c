import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const form = style({ width: '100%' })
export const row = style({ display: 'flex', gap: space[12], alignItems: 'center' })
export const thumb = style({ borderRadius: radius.input, flexShrink: 0 })
export const text = style({ display: 'grid', minWidth: 0 })
export const name = style({ fontWeight: weight.semibold })
export const meta = style({ ...type.xs, color: vars.color.muted })
export const model = style({ fontFamily: vars.font.mono })
