import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, space } from '#src/ui/theme/scale.ts'

const { color, text } = vars

/** A rule of pages, whose properties are not those of elements. */
const pageRule = (page: string, properties: Readonly<Record<string, string>>) =>
  globalStyle(page, { ...properties })

// a picture is as large as its sheet allows, whichever way it lies
pageRule('@page', { size: 'A4 landscape', margin: '12mm' })
pageRule('@page tall', { size: 'A4 portrait' })

const sheet = { breakAfter: 'page', breakInside: 'avoid' } as const

export const printed = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })
export const wideSheet = style(sheet)
export const tallSheet = style({ ...sheet, page: 'tall' })
/** A sheet has two columns of states, in small print. */
export const states = style({ columnCount: 2, columnGap: space[32], zoom: 0.75 })
export const state = style({ marginBlockEnd: space[24] })
export const heading = style({ breakAfter: 'avoid' })
globalStyle(`${state} section > h2`, {
  breakAfter: 'avoid',
  marginBlockStart: space[8],
  fontSize: text.md.size,
  color: color.muted,
})
/** Not on paper. */
export const screen = style({ '@media': { [media.print]: { display: 'none' } } })
