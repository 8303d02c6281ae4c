import { style } from '@vanilla-extract/css'
import { size, space } from '#src/ui/theme/scale.ts'

export const frame = style({ maxWidth: size.measure })
export const card = style({ display: 'grid', gap: space[16], minWidth: 0 })
