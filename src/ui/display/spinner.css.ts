import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inUi, whenMotionReduced } from '#src/ui/theme/in-ui.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style(
  inUi({
    display: 'inline-block',
    flex: 'none',
    animation: `${turn} 700ms linear infinite`,
    ...whenMotionReduced({ animation: 'none' }),
  }),
)

export const sizes = styleVariants({
  sm: inUi({ width: '1rem', height: '1rem' }),
  md: inUi({ width: '1.25rem', height: '1.25rem' }),
  lg: inUi({ width: '2rem', height: '2rem' }),
})
