import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { size, space } from '#src/ui/theme/scale.ts'

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[40]} ${vars.gutter}`,
})
export const card = style({ display: 'grid', gap: space[16], width: '100%', maxWidth: size.formColumn })
