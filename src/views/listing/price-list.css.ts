import { style } from '@vanilla-extract/css'
import { space } from '#src/ui/theme/scale.ts'

export const panel = style({ display: 'grid', gap: space[16], minWidth: 0 })
