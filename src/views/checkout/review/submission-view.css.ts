import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const page = style({ paddingBlock: space[40] })
export const card = style({ display: 'grid', gap: space[16], justifyItems: 'center', textAlign: 'center' })
export const mark = style({ color: color.warn })
export const title = style({ ...type.cardHeading })
export const text = style({ display: 'grid', gap: space[8], color: color.muted })
export const number = style({ ...type.mono, color: color.subtle })
