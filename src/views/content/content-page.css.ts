import { globalStyle, style } from '@vanilla-extract/css'
import { blocks } from './blocks/blocks.css.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const wide = (rule: object) => ({ '@media': { [media.lg]: rule } })

export const page = style({ paddingBlock: space[40], ...wide({ paddingBlock: space[56] }) })
/** Over the text, which is in the middle of a wide window. */
const overText = { maxWidth: size.measure, '@media': { [media.xl]: { marginInline: 'auto' } } } as const
export const heading = style({ ...overText, paddingBottom: space[24] })
export const body = style({ display: 'grid', gap: space[24], minWidth: 0 })
/** The heading is over the text, and the contents are beside it. */
const COLUMNS = `[text-start] minmax(0, ${size.measure}) [text-end after-start] minmax(0, 1fr) [after-end]`
export const besideContents = style({
  '@media': {
    [media.lg]: { gridTemplateColumns: COLUMNS, columnGap: space[40], alignItems: 'start' },
    [media.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${COLUMNS}` },
  },
})
// the contents have the room of wide blocks
globalStyle(`${besideContents} ${blocks}`, {
  '@media': {
    [media.lg]: { gridTemplateColumns: '[wide-start text-start] minmax(0, 1fr) [text-end wide-end]' },
  },
})
export const main = style({
  minWidth: 0,
  ...wide({ selectors: { [`${besideContents} > &`]: { gridColumn: 'text', gridRow: 1 } } }),
})
export const beside = style({
  display: 'none',
  ...wide({
    display: 'block',
    gridColumn: 'after',
    maxWidth: size.facetColumn,
    position: 'sticky',
    top: `calc(${vars.header} + ${space[24]})`,
    paddingInlineStart: space[16],
    borderInlineStart: `${stroke.hair} solid ${color.border}`,
  }),
})
export const above = style({
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: space[8],
  paddingInline: space[16],
  ...wide({ display: 'none' }),
})
export const contentsTitle = style({ fontWeight: weight.semibold, paddingBottom: space[8] })
export const contentsSummary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  fontWeight: weight.semibold,
})
export const contentsList = style({ paddingBottom: space[8] })
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.compact,
  color: color.muted,
  ...type.sm,
})
export const empty = style({ color: color.muted })
export const stageBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[16]}`,
  padding: `${space[8]} ${vars.gutter}`,
  backgroundColor: color.warnBg,
  color: color.text,
})
export const lines = style({ display: 'grid', gap: space[16], ...overText })
