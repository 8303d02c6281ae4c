import { style } from '@vanilla-extract/css'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, space } from '#src/ui/theme/scale.ts'

export const page = style(inUi({ paddingBlock: space[24] }))
export const lines = style(inUi({ display: 'grid', gap: space[16] }))
export const block = style(inUi({ minHeight: '40dvh', borderRadius: radius.card }))
