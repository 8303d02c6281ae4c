import { vars } from './contract.css.ts'
import { weight } from './scale.ts'

type Step = keyof typeof vars.text

function step(name: Step) {
  return { fontSize: vars.text[name].size, lineHeight: vars.text[name].line }
}

function display(name: Step, fontWeight: number, letterSpacing: string) {
  return { ...step(name), fontFamily: vars.font.display, fontWeight, letterSpacing }
}

/** Typography presets to spread into a style rule. */
export const type = {
  xs: step('xs'),
  sm: step('sm'),
  base: step('base'),
  input: step('input'),
  md: step('md'),
  lg: step('lg'),
  tileTitle: display('md', weight.bold, '0'),
  price: { ...display('lg', weight.display, '-0.01em'), fontVariantNumeric: 'tabular-nums' },
  cardHeading: display('xl', weight.display, '-0.01em'),
  pageTitle: display('xl2', weight.title, '-0.02em'),
  hero: display('xl3', weight.hero, '-0.03em'),
  mono: { fontFamily: vars.font.mono, fontSize: vars.text.xs.size, lineHeight: vars.text.xs.line },
  /** text that is longer than its line ends in an ellipsis */
  ellipsis: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const
