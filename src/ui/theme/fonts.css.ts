import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

globalFontFace('Inter Variable', {
  src: 'url("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

globalFontFace('Bricolage Grotesque Variable', {
  src: 'url("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

const local = 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Roboto")'
const localBold =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Neue Bold"), local("Roboto Bold")'

globalFontFace('Inter Fallback', {
  src: local,
  sizeAdjust: '106.5%',
  ascentOverride: '91%',
  descentOverride: '22.7%',
  lineGapOverride: '0%',
})

globalFontFace('Bricolage Fallback', {
  src: localBold,
  sizeAdjust: '102.7%',
  ascentOverride: '90.5%',
  descentOverride: '26.3%',
  lineGapOverride: '0%',
})
