import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const reasons = style({ listStyle: 'disc', paddingInlineStart: space[20], paddingBottom: space[8] })
export const product = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumbRow} minmax(0, 1fr)`,
  gap: space[12],
  alignItems: 'center',
  minWidth: '150px',
})
export const thumb = style({
  display: 'block',
  width: size.thumbRow,
  height: size.thumbRow,
  borderRadius: radius.input,
  objectFit: 'cover',
})
export const name = style({ display: 'block', fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const meta = style({ ...type.xs, color: color.subtle })
export const place = style({ display: 'grid', gap: space[16] })
export const quiet = style({ display: 'grid', gap: space[16] })
export const disclaimer = style({ ...type.sm, color: color.muted })
export const wait = style({ ...type.sm, color: color.muted, textAlign: 'center' })
export const sideCard = style({
  '@media': { [media.lg]: { position: 'sticky', top: `calc(${vars.header} + ${space[24]})` } },
})
