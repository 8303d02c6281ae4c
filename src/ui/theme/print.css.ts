import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { type Brand, palettes, type Theme } from './palettes.ts'
import { media } from './scale.ts'

const brands: readonly Brand[] = ['consumer', 'pro']
const themes: readonly Theme[] = ['light', 'dark']

// prints with the light palette in every theme
for (const brand of brands)
  for (const theme of themes)
    globalStyle(`:root[data-brand="${brand}"][data-theme="${theme}"]`, {
      '@media': {
        [media.print]: { colorScheme: 'light', vars: assignVars(vars.color, palettes[`${brand}-light`]) },
      },
    })

/** Controls and overlays, which are not printed. */
const controls = 'button, nav, form[role="search"], [popover], dialog, [aria-label^="Messages, "]'

globalStyle(controls, { '@media': { [media.print]: { display: 'none !important' } } })
