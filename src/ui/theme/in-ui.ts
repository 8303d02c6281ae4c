import type { StyleRule } from '@vanilla-extract/css'
import { uiLayer } from './contract.css.ts'
import { media } from './scale.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** Puts a shared component's rule below every page rule, whatever the order in which chunks load. */
export function inUi(rule: LayeredRule): StyleRule {
  return { '@layer': { [uiLayer]: rule } }
}

/** The rule for both ways a shopper asks for less motion: the system's and the shop's preference. */
export function whenMotionReduced(rule: NonNullable<LayeredRule['selectors']>[string]) {
  return {
    '@media': { [media.reducedMotion]: rule },
    selectors: { ':root[data-motion="reduce"] &': rule },
  }
}

/** Where the system replaces all colours, what is chosen keeps a ground of its own. */
export function chosenInForcedColors(selector: string) {
  const rule = { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const
  return { '@media': { [media.forcedColors]: { selectors: { [selector]: rule } } } }
}
