import { globalStyle, style } from '@vanilla-extract/css'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`
const BAR = '56px'
const SIDE = '280px'
const INSPECTOR = '300px'
const TIMELINE = 'clamp(214px, 30vh, 360px)'

/** Covers the page: header and footer are there but neither seen nor reached, so that nothing shifts. */
export const workspace = style({
  position: 'fixed',
  inset: `${vars.staffBar} 0 0`,
  zIndex: layer.header + 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto auto minmax(0, 1fr)`,
  background: color.bg,
  color: color.text,
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`:root:has(${workspace}) :is(header, footer):not(${workspace} *)`, { visibility: 'hidden' })
globalStyle(`:root:has(${workspace})`, { overflow: 'hidden', scrollbarGutter: 'auto' })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: BAR,
  paddingInline: `max(${space[8]}, env(safe-area-inset-left))`,
  background: color.surface,
  borderBottom: hair,
  '@media': { [media.lg]: { gap: space[12], paddingInline: space[20] } },
})
export const brand = style({
  flex: 'none',
  fontFamily: vars.font.display,
  fontSize: '19px',
  fontWeight: weight.display,
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  display: 'none',
  '@media': { [media.xxl]: { display: 'inline' } },
})
export const onlyWide = style({ display: 'contents', '@media': { [media.belowLg]: { display: 'none' } } })
export const nameField = style({
  flex: '1 1 120px',
  minWidth: 0,
  '@media': { [media.lg]: { flex: '0 1 260px', minWidth: '100px' } },
})
export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [media.lg]: { gap: '10px' } },
})
globalStyle(`${barEnd} :is(button, a)`, { whiteSpace: 'nowrap' })
export const fromXl = style({ display: 'none', '@media': { [media.xl]: { display: 'contents' } } })
export const belowXl = style({ '@media': { [media.xl]: { display: 'none' } } })
/** From 1400 px on; before that its menu has them. */
export const onlyPanels = style({ display: 'none', '@media': { [media.xxl]: { display: 'contents' } } })
export const belowPanels = style({ '@media': { [media.xxl]: { display: 'none' } } })
export const notices = style({ display: 'grid' })

/** Picture and timeline below each other; from 1400 px on the finder and the inspector beside the picture. */
export const desk = style({
  display: 'grid',
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `minmax(0, 1fr) auto ${TIMELINE}`,
  gridTemplateAreas: '"sky" "tray" "timeline"',
  '@media': {
    [media.xxl]: {
      gridTemplateColumns: `${SIDE} minmax(0, 1fr) ${INSPECTOR}`,
      gridTemplateAreas: '"finder sky inspector" "tray tray tray" "timeline timeline timeline"',
    },
  },
})
export const finder = style({ gridArea: 'finder', minHeight: 0, borderInlineEnd: hair })
export const sky = style({
  gridArea: 'sky',
  position: 'relative',
  display: 'grid',
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  background: fixedColors.night,
})
export const inspector = style({
  gridArea: 'inspector',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderInlineStart: hair,
  background: color.surface,
})
export const tray = style({ gridArea: 'tray', minWidth: 0 })
export const timeline = style({
  gridArea: 'timeline',
  display: 'grid',
  minHeight: 0,
  minWidth: 0,
  borderTop: hair,
  background: color.surface,
})
export const scroll = style({
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
})

/** Below 992 px: the picture, a strip of the whole show, and one of four panels. */
export const phone = style({
  display: 'grid',
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'clamp(150px, 30dvh, 420px) auto auto minmax(0, 1fr)',
})
export const phoneSky = style([sky, { gridArea: 'auto' }])
export const phonePanel = style({
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  paddingBottom: 'env(safe-area-inset-bottom)',
})

export const viewSwitch = style({
  display: 'inline-flex',
  border: hair,
  borderRadius: radius.input,
  overflow: 'hidden',
})
export const viewChoice = style({
  minHeight: '28px',
  paddingInline: space[8],
  ...type.xs,
  fontWeight: weight.semibold,
  color: color.muted,
  selectors: {
    '&[aria-pressed="true"]': { background: color.surface2, color: color.text },
    '&:focus-visible': { outlineOffset: `-${stroke.ring}` },
  },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  ...type.sm,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const strong = style({ color: color.text, fontWeight: weight.semibold })
export const tableTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBottom: hair,
})
/** On phones: the summary above where it is kept, each on one line, so that nothing moves when they come. */
export const phoneTools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBottom: hair,
})
export const phoneSummary = style({
  display: 'grid',
  gridTemplateRows: '20px 20px',
  overflowX: 'clip',
  whiteSpace: 'nowrap',
})
export const tableFrame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
})
