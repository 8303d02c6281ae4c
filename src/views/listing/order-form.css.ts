import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const thumb = style({ display: 'block', borderRadius: radius.input })
export const model = style({ ...type.xs, fontFamily: vars.font.mono, color: vars.color.subtle })
export const hiddenLabel = style({ position: 'absolute', clipPath: 'inset(50%)' })
