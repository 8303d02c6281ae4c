import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const form = style({ display: 'grid', gap: space[8], paddingBlock: space[8] })
export const note = style({ ...type.sm, color: vars.color.muted, paddingTop: space[4] })
export const old = style({ opacity: 0.8, transition: `opacity ${vars.motion.fade}` })
