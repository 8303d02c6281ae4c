import { style } from '@vanilla-extract/css'
import { space } from '#src/ui/theme/scale.ts'

export const unseen = style({ visibility: 'hidden' })
export const price = style({ display: 'grid', gap: space[2] })
