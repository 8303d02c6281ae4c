import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inUi, whenMotionReduced } from '../theme/in-ui.ts'
import { radius, size, space } from '../theme/scale.ts'

const { color, text } = vars
const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const bone = style(
  inUi({
    display: 'block',
    maxWidth: '100%',
    backgroundColor: color.border,
    borderRadius: radius.input,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    ...whenMotionReduced({ animation: 'none' }),
  }),
)

const line = (step: keyof typeof text) =>
  inUi({
    height: text[step].line,
    // The gap above and below keeps the drawn bar at the height of the letters, the box at that of the line.
    borderBlock: `${space[4]} solid transparent`,
    backgroundClip: 'padding-box',
  })

export const shape = styleVariants({
  text: line('base'),
  small: line('sm'),
  heading: line('xl'),
  title: line('xl2'),
  control: inUi({ height: size.target, borderRadius: radius.button }),
  thumb: inUi({ width: size.thumb, height: size.thumb, flex: 'none' }),
  square: inUi({ aspectRatio: '1' }),
  fill: inUi({ height: '100%' }),
})
export const width = styleVariants({
  full: inUi({ width: '100%' }),
  most: inUi({ width: '85%' }),
  half: inUi({ width: '55%' }),
  third: inUi({ width: '33%' }),
  word: inUi({ width: space[80] }),
  own: {},
})
