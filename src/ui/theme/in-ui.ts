import type { StyleRule } from '@vanilla-extract/css'
import { uiLayer } from './contract.css.ts'
import { media } from './scale.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/**
 * Puts a rule of a shared component into a cascade layer below all page rules, independent of the order in which chunks
 * load.
 */
export function inUi(rule: LayeredRule): StyleRule {
  return { '@layer': { [uiLayer]: rule } }
}

/** A rule for reduced motion, by system setting or by the preference in the shop. */
export function whenMotionReduced(rule: NonNullable<LayeredRule['selectors']>[string]) {
  return {
    '@media': { [media.reducedMotion]: rule },
    selectors: { ':root[data-motion="reduce"] &': rule },
  }
}

/** Keeps a background for selected items in forced colors mode. */
export function chosenInForcedColors(selector: string) {
  const rule = { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const
  return { '@media': { [media.forcedColors]: { selectors: { [selector]: rule } } } }
}
