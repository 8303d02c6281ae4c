import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** Long enough for the bar and for one line of what was refused. */
const BAR = '72px'

export const thumb = style({ display: 'block', borderRadius: radius.input })
export const name = style({ fontWeight: weight.semibold, color: color.text })
export const meta = style({ ...type.xs, color: color.subtle })
export const model = style({ fontFamily: vars.font.mono })
export const chosen = style({ backgroundColor: color.surface2 })
export const inCart = style({ ...type.xs, color: color.success, fontWeight: weight.semibold })
export const refused = style({ ...type.xs, color: color.danger, fontWeight: weight.semibold })
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.stickyBar,
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  marginTop: space[12],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.surface,
  boxShadow: color.shadow,
})
globalStyle(`:root:has(${bar})`, { vars: { [vars.stickyBar]: BAR } })
export const prompt = style({ padding: space[16], textAlign: 'center' })
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${space[8]} ${space[16]}`,
})
export const sum = style({
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSm]: { width: '100%' } },
})
export const total = style({ ...type.price })
