import { globalStyle, style } from '@vanilla-extract/css'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { media, radius, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

export const frame = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  background: fixedColors.night,
  color: fixedColors.paper,
  containerType: 'inline-size',
})
const HAIR = '1px solid rgb(255 255 255 / .2)'
/** Stills are below the picture, beside it where there is room. */
const ROOMY = '(min-width: 700px)'
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  '@container': {
    [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'minmax(0, 1fr)' },
  },
})
export const picture = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  containerType: 'inline-size',
})
export const host = style({ position: 'absolute', inset: 0 })
export const canvas = style({ display: 'block', width: '100%', height: '100%' })
export const message = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  padding: space[24],
  textAlign: 'center',
})

const glass = {
  background: 'rgb(8 10 24 / .72)',
  borderRadius: radius.button,
  padding: space[8],
}
export const controls = style({
  ...glass,
  position: 'absolute',
  insetInline: space[8],
  bottom: space[8],
  marginInline: 'auto',
  maxWidth: '720px',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.print]: { display: 'none' } },
})
// a dark button of a light theme is dark on the night
globalStyle(`${controls} button`, { borderColor: 'rgb(255 255 255 / .45)' })
export const seek = style({
  flex: '1 1 90px',
  minWidth: '80px',
  minHeight: '28px',
  accentColor: '#FFB01F',
  cursor: 'pointer',
})
export const time = style({ ...type.sm, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** Reduce flashes is in the bar where there is room, else among the options. */
const NARROW = '(max-width: 559.98px)'
export const wideOnly = style({ '@container': { [NARROW]: { display: 'none' } } })
export const narrowOnly = style({ display: 'none', '@container': { [NARROW]: { display: 'block' } } })

export const options = style({
  ...glass,
  position: 'absolute',
  insetInlineEnd: space[8],
  bottom: '64px',
  maxHeight: 'calc(100% - 72px)',
  overflowY: 'auto',
  display: 'grid',
  gap: space[8],
  zIndex: 1,
  background: 'rgb(8 10 24 / .97)',
})
// On and Off: the muted color of a light theme is dark on the night
globalStyle(`${options} label span`, { color: 'inherit' })
export const optionRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const optionText = style({ ...type.sm, margin: 0, maxWidth: '280px', flexBasis: '100%' })

export const ruler = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
})
export const rulerLine = style({ stroke: 'rgb(255 255 255 / .28)', strokeWidth: 1, strokeDasharray: '2 6' })
export const rulerText = style({ fill: 'rgb(255 255 255 / .8)', fontSize: '11px' })

export const storyboard = style({
  display: 'flex',
  gap: space[4],
  minHeight: 0,
  margin: 0,
  padding: space[4],
  listStyle: 'none',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderTop: HAIR,
  '@container': {
    [ROOMY]: {
      flexDirection: 'column',
      width: '176px',
      padding: space[8],
      borderTop: 'none',
      borderInlineStart: HAIR,
    },
  },
})
export const still = style({
  display: 'grid',
  gap: space[2],
  width: '96px',
  padding: space[4],
  border: 'none',
  borderRadius: radius.input,
  background: 'none',
  color: 'inherit',
  ...type.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: 'rgb(255 255 255 / .1)' } },
  '@container': { [ROOMY]: { width: '100%' } },
})
export const stillPicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.mark,
})
export const stillTime = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
export const stillCaption = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: weight.medium,
  '@container': { [ROOMY]: { WebkitLineClamp: 3 } },
})
