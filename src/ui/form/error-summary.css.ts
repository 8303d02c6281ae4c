import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { space } from '#src/ui/theme/scale.ts'

export const list = style(inUi({ display: 'grid', gap: space[4] }))
export const link = style(inUi({ display: 'inline-block', paddingBlock: space[2], color: vars.color.danger }))
