import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const sheets = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })
export const sheet = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[8] })
/** Of the file, or how it comes. */
export const kind = style({ color: vars.color.muted, ...type.sm })
