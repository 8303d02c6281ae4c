import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const page = style({
  display: 'grid',
  gap: space[40],
  justifyContent: 'center',
  padding: `${space[40]} ${vars.gutter}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: `${size.formColumn} ${size.summaryColumn}`, alignItems: 'start' },
  },
})
export const card = style({ display: 'grid', gap: space[16], width: '100%', maxWidth: size.formColumn })
export const links = style({ display: 'flex', justifyContent: 'space-between', ...type.sm })
export const why = style({ display: 'grid', gap: space[12], paddingTop: space[24], color: vars.color.muted })
export const reasons = style({ display: 'grid', gap: space[12] })
export const reason = style({ display: 'flex', gap: space[12], alignItems: 'start' })
