import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { tint } from '#src/views/shows/show-builder/timeline/timeline.css.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`
const WIDE = '36px minmax(120px, 2fr) 152px minmax(108px, 1fr) 132px 132px 84px'

export const scroller = style({
  height: '100%',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
})
/** Column headings, which cards on phones have no room for. */
export const head = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media.md]: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: WIDE,
      gap: space[12],
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      paddingInline: space[16],
      paddingBlock: space[8],
      background: color.surface,
      borderBottom: hair,
      ...type.xs,
      color: color.muted,
      fontWeight: weight.semibold,
    },
  },
})
/** A card on phones, a row from 768 px on. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 1fr) 36px',
  gridTemplateAreas: '"number name name actions" "time time place place" "count count angle angle"',
  gap: `${space[8]} ${space[12]}`,
  alignItems: 'center',
  padding: `${space[12]} ${space[16]}`,
  borderBottom: hair,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 190px',
  selectors: {
    '&[aria-selected="true"]': { background: color.surface2, boxShadow: `inset 3px 0 0 ${color.primary}` },
  },
  '@media': {
    [media.md]: {
      gridTemplateColumns: WIDE,
      gridTemplateAreas: '"number name time place count angle actions"',
      paddingBlock: '6px',
      containIntrinsicSize: 'auto 49px',
    },
  },
})
const cell = (gridArea: string) => style({ gridArea, minWidth: 0 })
export const number = style({
  gridArea: 'number',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  border: `1.5px solid color-mix(in srgb, ${tint} 82%, ${color.text})`,
  borderRadius: radius.input,
  background: `color-mix(in srgb, ${tint} 22%, ${color.surface})`,
  ...type.xs,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const name = cell('name')
export const time = cell('time')
export const place = cell('place')
export const count = cell('count')
export const angle = cell('angle')
export const actions = style({ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end' })
export const nameButton = style({
  display: 'block',
  width: '100%',
  minHeight: size.smallest,
  ...type.ellipsis,
  ...type.sm,
  fontWeight: weight.semibold,
  color: color.text,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const note = style({ ...type.xs, color: color.subtle })
export const lack = style({ ...type.xs, color: color.danger, fontWeight: weight.semibold })
export const action = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: size.compact,
  height: size.compact,
  borderRadius: radius.button,
  color: color.muted,
  selectors: { '&:hover:not([aria-disabled="true"])': { background: color.surface2, color: color.text } },
  '@media': { [media.touch]: { width: size.target, height: size.target } },
})
export const more = style({ padding: space[16], display: 'grid', justifyItems: 'center' })
export const empty = style({ padding: space[24], color: color.muted, ...type.sm })
