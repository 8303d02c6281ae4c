import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi, whenMotionReduced } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space } from '#src/ui/theme/scale.ts'

const { color, text } = vars
const still = whenMotionReduced({ animation: 'none' })
const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const surface = style(
  inUi({
    display: 'block',
    maxWidth: '100%',
    backgroundColor: color.border,
    borderRadius: radius.input,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    ...still,
    '@media': { ...still['@media'], [media.forcedColors]: { backgroundColor: 'GrayText' } },
  }),
)

const line = (step: keyof typeof text) =>
  inUi({
    height: text[step].line,
    // the bar is as high as the letters, its box as the line
    clipPath: `inset(${space[4]} 0 round ${radius.input})`,
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
