import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const bar = style({
  ...type.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[16]} max(${vars.gutter}, (100% - ${size.container}) / 2 + ${vars.gutter})`,
  borderTop: `${stroke.thick} solid ${color.primary}`,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
})
export const text = style({ flex: `1 1 ${size.popover}`, maxWidth: size.measure })
export const title = style({ ...type.sm, fontFamily: vars.font.body, outline: 'none' })
export const actions = style({ display: 'flex', gap: space[12] })
