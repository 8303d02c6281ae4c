import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { type Brand, palettes, type Theme } from './palettes.ts'
import { media } from './scale.ts'

const brands: readonly Brand[] = ['consumer', 'pro']
const themes: readonly Theme[] = ['light', 'dark']

// paper is light, whatever the theme of the screen is
for (const brand of brands)
  for (const theme of themes)
    globalStyle(`:root[data-brand="${brand}"][data-theme="${theme}"]`, {
      '@media': {
        [media.print]: { colorScheme: 'light', vars: assignVars(vars.color, palettes[`${brand}-light`]) },
      },
    })

/** Whatever can only be pressed, and what covers the page. */
const controls = 'button, nav, form[role="search"], [popover], dialog, [aria-label^="Messages, "]'

globalStyle(controls, { '@media': { [media.print]: { display: 'none !important' } } })
