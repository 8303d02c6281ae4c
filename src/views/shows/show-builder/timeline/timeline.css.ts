import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
const hair = `${stroke.hair} solid ${color.border}`

/** Pixels of a second. */
export const zoom = createVar()
/** Of a block: start and end in seconds, its lane, its color. */
export const from = createVar()
export const until = createVar()
export const lane = createVar()
export const tint = createVar()
/** Of a row. */
export const lanes = createVar()
const HEAD = '280px'
const HEAD_NARROW = '220px'
export const head = createVar()
const LANE = '34px'
export const RULER = '34px'
const LEAST_BLOCK = '24px'

export const scroller = style({
  vars: { [head]: HEAD_NARROW },
  position: 'relative',
  height: '100%',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  scrollPaddingInlineStart: head,
  scrollPaddingTop: RULER,
  '@media': { [media.xxl]: { vars: { [head]: HEAD } } },
})
/** As wide as the whole show. */
export const surface = style({
  position: 'relative',
  width: `max(100%, calc(${head} + ${until} * ${zoom} * 1px))`,
  minHeight: '100%',
})
export const rulerRow = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: `${head} minmax(0, 1fr)`,
  height: RULER,
  background: color.surface,
})
const stickyHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  borderInlineEnd: hair,
  background: color.surface,
})
export const corner = style([
  stickyHead,
  { display: 'flex', alignItems: 'center', gap: space[2], paddingInline: space[8] },
])
export const tracks = style({ position: 'relative' })
/** Behind the tracks; what sounds before the show begins is cut off. */
export const loudness = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: head,
  insetInlineEnd: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
})
export const loudnessCurve = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${from} * ${zoom} * 1px)`,
  width: `calc((${until} - ${from}) * ${zoom} * 1px)`,
  height: '100%',
  fill: `color-mix(in srgb, ${color.info} 16%, ${color.surface})`,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${head} minmax(0, 1fr)`,
  height: `calc(${lanes} * ${LANE} + ${space[8]})`,
  borderTop: hair,
})
export const rowHead = style([
  stickyHead,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingInline: `${space[16]} ${space[8]}`,
    ...type.sm,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: `-${stroke.ring}` } },
  },
])
export const rowName = style(type.ellipsis)
export const rowNote = style({ flex: 'none', ...type.xs, color: color.subtle, fontWeight: weight.regular })
export const lanesArea = style({
  position: 'relative',
  isolation: 'isolate',
  selectors: { '&[data-over="true"]': { background: color.surface2 } },
})
export const block = style({
  position: 'absolute',
  zIndex: 1,
  top: `calc(${lane} * ${LANE} + 6px)`,
  insetInlineStart: `calc(${from} * ${zoom} * 1px)`,
  width: `max(${LEAST_BLOCK}, calc((${until} - ${from}) * ${zoom} * 1px))`,
  height: '30px',
  padding: '5px 8px',
  overflow: 'hidden',
  border: `1.5px solid color-mix(in srgb, ${tint} 82%, ${color.text})`,
  borderRadius: radius.input,
  background: `color-mix(in srgb, ${tint} 22%, ${color.surface})`,
  color: color.text,
  ...type.xs,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'grab',
  // a swipe scrolls; a long press drags
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${tint} 34%, ${color.surface})` },
    '&[aria-selected="true"]': {
      background: `color-mix(in srgb, ${tint} 42%, ${color.surface})`,
      boxShadow: `0 0 0 ${stroke.thick} ${color.text}`,
      zIndex: 2,
    },
    '&:focus-visible': { zIndex: 3 },
    '&[data-lack]': {
      borderStyle: 'dashed',
      borderColor: color.danger,
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, ${color.danger} 26%, transparent) 6px 8px)`,
    },
    '&[data-fixed]': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
})
/** What is dragged stays pale where it was. */
export const leftBehind = style({ opacity: 0.35 })
/** Its copy follows the pointer over everything else. */
export const dragged = style([
  block,
  {
    position: 'fixed',
    zIndex: 4,
    top: 'auto',
    overflow: 'visible',
    background: `color-mix(in srgb, ${tint} 42%, ${color.surface})`,
    boxShadow: color.shadow,
    pointerEvents: 'none',
  },
])
export const draggedTime = style({
  position: 'absolute',
  insetInlineStart: '-1.5px',
  bottom: '100%',
  marginBottom: space[2],
  paddingInline: space[8],
  borderRadius: radius.input,
  background: color.text,
  color: color.surface,
  ...type.sm,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const draggedName = style({ display: 'block', overflow: 'hidden' })
/** From ignition to the first effect, left of the block. */
export const lead = style({
  position: 'absolute',
  top: `calc(${lane} * ${LANE} + 20px)`,
  insetInlineStart: `calc(${from} * ${zoom} * 1px)`,
  width: `calc((${until} - ${from}) * ${zoom} * 1px)`,
  borderTop: `${stroke.hair} dashed ${color.borderStrong}`,
  pointerEvents: 'none',
})
export const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  borderRadius: radius.input,
  color: color.muted,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.surface2, color: color.text },
    '&[aria-disabled="true"]': { color: color.borderStrong },
  },
})
export const toolWide = style([
  tool,
  { width: 'auto', paddingInline: space[8], ...type.xs, fontWeight: weight.semibold },
])
export const foot = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  width: 'max-content',
  maxWidth: '100%',
  gap: space[16],
  paddingInline: space[16],
  ...type.sm,
  color: color.muted,
})
