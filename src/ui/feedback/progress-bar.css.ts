import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi, whenMotionReduced } from '#src/ui/theme/in-ui.ts'
import { stroke } from '#src/ui/theme/scale.ts'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

export const track = style(
  inUi({
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: stroke.thick,
    overflow: 'hidden',
    pointerEvents: 'none',
  }),
)
export const runner = style(
  inUi({
    width: '40%',
    height: '100%',
    backgroundColor: vars.color.primary,
    animation: `${slide} 1.1s linear infinite`,
    ...whenMotionReduced({ width: '100%', animation: 'none' }),
  }),
)
