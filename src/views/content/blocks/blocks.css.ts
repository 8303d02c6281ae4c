import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const blocks = style({
  display: 'grid',
  // one width for texts, tables and pictures
  gridTemplateColumns: `[wide-start text-start] minmax(0, ${size.measure}) [text-end] minmax(0, 1fr) [wide-end]`,
  rowGap: space[32],
  minWidth: 0,
  '@media': {
    [media.xl]: {
      gridTemplateColumns: `[wide-start] minmax(0, 1fr) [text-start] minmax(0, ${size.measure}) [text-end] minmax(0, 1fr) [wide-end]`,
    },
  },
})
export const column = styleVariants({
  text: { gridColumn: 'text', minWidth: 0 },
  wide: { gridColumn: 'wide', minWidth: 0 },
})
export const picture = style({ width: '100%', borderRadius: radius.card, background: color.surface2 })
export const caption = style({ ...type.sm, paddingTop: space[8], color: color.muted })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
export const download = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[16],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.surface,
})
export const note = style({ display: 'block', ...type.sm, color: color.muted })

export const questionTools = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  justifyItems: 'start',
  maxWidth: size.measure,
  paddingBottom: space[24],
  '@media': {
    [media.xl]: { marginInline: 'auto' },
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyItems: 'stretch' },
  },
})
export const found = style({
  gridColumn: '1 / -1',
  // empty until something is searched for
  minHeight: space[20],
  ...type.sm,
  color: color.muted,
})

export const products = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const demos = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const transit = style({ display: 'grid', gap: space[24] })
export const tileMap = style({ width: '100%' })
const shade = (share: number) => ({
  fill: `color-mix(in srgb, ${color.primary} ${share}%, ${color.surface})`,
  stroke: color.border,
})
export const tile = styleVariants({
  first: shade(36),
  second: shade(26),
  third: shade(16),
  fourth: shade(8),
  later: shade(2),
  none: { fill: 'none', stroke: color.border },
})
const tileText = { fill: color.text, fontSize: '16px', textAnchor: 'middle' } as const
export const tileCode = style({ ...tileText, fontWeight: weight.semibold })
export const tileDays = style(tileText)
