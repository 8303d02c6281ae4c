import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

const HEIGHT = 860
/** of a phone, a tablet and a desktop */
export const WIDTHS = { 390: 390, 992: 992, 1440: 1440 } as const
/** How much smaller the frame is shown so that it fits; the quotient of two lengths is the tangent of their angle. */
const scaleOf = (width: number): string => `min(1, tan(atan2(100cqw, ${width}px)))`

export const bounds = style({ containerType: 'inline-size' })
export const shown = style({ overflow: 'hidden', border: `1px solid ${vars.color.borderStrong}` })
export const shownAt = styleVariants(WIDTHS, (width) => ({
  width: `min(100cqw, ${width}px)`,
  height: `calc(${HEIGHT}px * ${scaleOf(width)})`,
}))
export const frame = style({
  display: 'block',
  height: `${HEIGHT}px`,
  border: 0,
  transformOrigin: '0 0',
})
export const frameAt = styleVariants(WIDTHS, (width) => ({
  width: `${width}px`,
  transform: `scale(${scaleOf(width)})`,
}))
