import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { resetLayer, vars } from './contract.css.ts'
import { fixedColors } from './palettes.ts'
import { space, stroke, weight } from './scale.ts'
import { type } from './typography.ts'

type Rule = NonNullable<GlobalStyleRule['@layer']>[string]

const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', {
  fontFamily: vars.font.body,
  ...type.base,
  fontSynthesisWeight: 'none',
  textSizeAdjust: '100%',
  color: vars.color.text,
  backgroundColor: vars.color.bg,
  accentColor: vars.color.primary,
  scrollbarGutter: 'stable',
  scrollPaddingTop: `calc(${vars.header} + ${space[16]})`,
  scrollPaddingBottom: `calc(${vars.stickyBar} + ${space[16]})`,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
})
// The scrollbar gutter belongs to html and is not covered by a backdrop.
reset('html:has(dialog:modal)', {
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${vars.color.bg} 40%, ${fixedColors.night})`,
})
reset('body', { minHeight: '100dvh', backgroundColor: vars.color.bg })
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' })
reset('h1, h2, h3', { fontFamily: vars.font.display, fontWeight: weight.display })
reset('h1', type.pageTitle)
reset('h2', type.cardHeading)
reset('h3', type.tileTitle)
reset('ul, ol', { listStyle: 'none' })
reset('a', { color: vars.color.link, textUnderlineOffset: '.18em' })
reset('img, svg, canvas, video', { display: 'block', maxWidth: '100%' })
reset('img', { height: 'auto' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 'none', cursor: 'pointer', textAlign: 'inherit' })
reset('button, a, label, summary, input, select', { touchAction: 'manipulation' })
reset('[aria-disabled="true"], :disabled', { cursor: 'not-allowed' })
reset('fieldset', { border: 'none', minWidth: 0 })
reset('legend', { padding: 0 })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('th', { textAlign: 'inherit', fontWeight: 'inherit' })
reset('summary', { cursor: 'pointer', listStyle: 'none' })
reset('summary::-webkit-details-marker', { display: 'none' })
reset('dialog, [popover]', { border: 'none', color: 'inherit', background: 'none' })
reset('output', { display: 'block' })
reset('hr', { border: 'none', borderTop: `${stroke.hair} solid ${vars.color.border}` })
reset('b, strong', { fontWeight: weight.semibold })
reset('code, kbd, samp, pre', { fontFamily: vars.font.mono, fontSize: '.93em' })
reset('::placeholder', { color: vars.color.subtle, opacity: 1 })
reset('::selection', { backgroundColor: vars.color.primary, color: vars.color.onPrimary })
reset(':focus-visible', { outline: `${stroke.ring} solid ${vars.color.focus}`, outlineOffset: stroke.thick })
// Headings get focus after a navigation but are not interactive.
reset(':is(h1, h2, h3, main)[tabindex="-1"]:focus-visible', { outline: 'none' })
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })
