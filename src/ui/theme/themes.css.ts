import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { type Brand, palettes, type Theme } from './palettes.ts'
import { media, space } from './scale.ts'

const brands: readonly Brand[] = ['consumer', 'pro']
const themes: readonly Theme[] = ['light', 'dark']

const fallbackFonts = {
  body: '"Inter Fallback", "Inter Fallback 2", "Inter Fallback 3", system-ui, sans-serif',
  display: '"Bricolage Fallback", "Bricolage Fallback 2", "Bricolage Fallback 3", system-ui, sans-serif',
} as const
const webFonts = {
  [vars.font.body]: `"Inter Variable", ${fallbackFonts.body}`,
  [vars.font.display]: `"Bricolage Grotesque Variable", ${fallbackFonts.display}`,
}

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    ...assignVars(vars.color, palettes['consumer-light']),
    ...assignVars(vars.font, {
      ...fallbackFonts,
      mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    }),
    ...assignVars(vars.text, {
      xs: px(12, 16),
      sm: px(13.5, 19),
      base: px(16, 24),
      input: px(16, 22),
      md: px(17, 22),
      lg: px(21, 25),
      xl: px(24, 29),
      xl2: { size: rem(27), line: rem(31) },
      xl3: { size: 'clamp(2.5rem, 6vw, 4.5rem)', line: '1.02' },
    }),
    ...assignVars(vars.motion, {
      press: '120ms',
      enter: '200ms',
      leave: '160ms',
      fade: '120ms',
      ease: 'cubic-bezier(.2,.8,.2,1)',
    }),
    [vars.gutter]: '14px',
    [vars.header]: space[0],
    [vars.stickyBar]: space[0],
    [vars.chatButton]: space[0],
    [vars.staffBar]: space[0],
  },
  '@media': {
    [media.md]: {
      vars: {
        ...assignVars(vars.text.base, px(15, 23)),
        ...assignVars(vars.text.xl2, px(34, 38)),
        [vars.gutter]: space[24],
      },
    },
    [`${media.md} and (pointer: fine)`]: { vars: assignVars(vars.text.input, px(15, 22)) },
    [media.lg]: { vars: webFonts },
    [media.reducedMotion]: { vars: stillMotion() },
  },
})

/** On narrow screens once they are here: the first page would fetch them before its pictures and scripts. */
globalStyle(':root[data-fonts]', { vars: webFonts })
globalStyle(':root[data-motion="reduce"]', { vars: stillMotion() })

for (const brand of brands)
  for (const theme of themes)
    globalStyle(`:root[data-brand="${brand}"][data-theme="${theme}"]`, {
      colorScheme: theme,
      vars: assignVars(vars.color, palettes[`${brand}-${theme}`]),
    })

function stillMotion() {
  const { press, enter, leave, fade } = vars.motion
  return { [press]: '0ms', [enter]: '0ms', [leave]: '0ms', [fade]: '0ms' }
}

function px(fontSize: number, lineHeight: number) {
  return { size: rem(fontSize), line: rem(lineHeight) }
}

function rem(pixels: number) {
  return `${pixels / 16}rem`
}
