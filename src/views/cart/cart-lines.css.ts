import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

/** A container query, because beside the summary the list may be narrow on a wide page. */
const isWide = '(min-width: 580px)'

export const list = style({ listStyle: 'none', padding: 0, margin: 0, containerType: 'inline-size' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.thumbLarge} minmax(0, 1fr) auto auto`,
  gap: space[12],
  alignItems: 'center',
  padding: space[12],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 100px',
  selectors: { '& + &': { borderTop: `${stroke.hair} solid ${color.border}` } },
  '@container': { [isWide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(96px, auto) auto' } },
})
export const thumb = style({ display: 'block', borderRadius: radius.input })
export const text = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  gridColumnEnd: 'span 3',
  '@container': { [isWide]: { gridColumnEnd: 'auto' } },
})
export const name = style({ fontWeight: weight.semibold, color: color.text })
export const meta = style({ ...type.sm, color: color.muted })
export const model = style({ fontFamily: vars.font.mono })
export const message = style({ ...type.sm, color: color.warn, fontWeight: weight.medium })
export const quantity = style({
  gridColumnEnd: 'span 2',
  '@container': { [isWide]: { gridColumnEnd: 'auto' } },
})
export const total = style({ fontWeight: weight.semibold, textAlign: 'end' })
export const stock = style({
  ...type.sm,
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  color: color.danger,
  fontWeight: weight.semibold,
})
