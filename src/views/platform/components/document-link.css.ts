import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const document = style({ display: 'inline-grid', justifyItems: 'start', minWidth: 0 })
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], maxWidth: '100%' })
/** A button among links, because it opens a dialog. */
export const sheetButton = style({
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '.18em',
})
export const pending = style({ color: color.muted, ...type.sm })
export const problem = style({ color: color.danger, ...type.sm })
