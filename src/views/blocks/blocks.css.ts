import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const blocks = style({
  display: 'grid',
  // a wide table scrolls and does not widen the page
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  minWidth: 0,
})
export const figure = style({ maxWidth: size.measure })
export const picture = style({ width: '100%', borderRadius: radius.card, background: fixedColors.night })
export const caption = style({ ...type.sm, paddingTop: space[8], color: color.muted })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
export const download = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  maxWidth: size.measure,
  padding: space[16],
  border: `${stroke.hair} solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.surface,
})
export const note = style({ display: 'block', ...type.sm, color: color.muted })

export const questions = style({ maxWidth: size.measure })
export const questionTools = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  justifyItems: 'start',
  maxWidth: size.measure,
  paddingBottom: space[24],
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyItems: 'stretch' } },
})
export const found = style({
  gridColumn: '1 / -1',
  // empty until something is searched for
  minHeight: space[20],
  ...type.sm,
  color: color.muted,
})

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBottom: space[16],
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
export const table = style({ maxWidth: size.dialogWide })
export const demos = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const transit = style({ display: 'grid', gap: space[24], maxWidth: size.dialogWide })
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

export const dealers = style({ display: 'grid', gap: space[32] })
export const dealersSpace = style({ minHeight: size.tile })
export const dealerMap = style({ width: '100%', maxWidth: size.dialogWide, borderRadius: radius.card })
export const border = style({ fill: color.surface2, stroke: color.borderStrong, strokeLinejoin: 'round' })
export const pin = style({ fill: color.primary, stroke: color.surface, strokeWidth: '.15em' })
export const pinNumber = style({
  fill: color.onPrimary,
  fontSize: '1em',
  fontWeight: weight.semibold,
  textAnchor: 'middle',
})
export const dealerList = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.popover}), 1fr))`,
})
export const dealer = style({ display: 'flex', gap: space[12] })
export const dealerNumber = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.smallest,
  height: size.smallest,
  borderRadius: radius.round,
  backgroundColor: color.primary,
  color: color.onPrimary,
  ...type.xs,
  fontWeight: weight.semibold,
})
export const dealerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: space[16] })
