import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { MAP_SIZE } from './us-map.ts'

const { color } = vars
/** Wider than a column of text. */
const MAP = '960px'

export const dealers = style({ display: 'grid', gap: space[32] })
export const dealersSpace = style({ minHeight: size.tile })
export const dealerMap = style({
  width: '100%',
  maxWidth: MAP,
  aspectRatio: `${MAP_SIZE.width} / ${MAP_SIZE.height}`,
  marginInline: 'auto',
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.bg,
})
export const outline = style({ fill: color.surface2, stroke: color.borderStrong, strokeWidth: 1.5 })
export const stateLines = style({ fill: 'none', stroke: color.borderStrong, strokeWidth: 0.75 })
/** From the place of a dealer to its pin. */
export const leader = style({ stroke: color.primary, strokeWidth: 1.5 })
export const dot = style({ stroke: color.primary, strokeWidth: 5, strokeLinecap: 'round' })
export const place = style({ overflow: 'visible' })
export const pin = style({ fill: color.primary, stroke: color.surface, strokeWidth: 1 })
export const pinNumber = style({
  fill: color.onPrimary,
  fontSize: '11px',
  fontWeight: weight.semibold,
  textAnchor: 'middle',
})
export const dealerList = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.popover}), 1fr))`,
})
export const dealer = style({ display: 'flex', gap: space[12] })
export const dealerNumber = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.smallest,
  height: size.smallest,
  borderRadius: radius.round,
  backgroundColor: color.primary,
  color: color.onPrimary,
  ...type.xs,
  fontWeight: weight.semibold,
})
export const dealerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: space[16] })
