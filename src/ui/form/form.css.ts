import { style } from '@vanilla-extract/css'
import { space } from '#src/ui/theme/scale.ts'

export const form = style({ display: 'grid', gap: space[16] })
