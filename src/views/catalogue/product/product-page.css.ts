import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { whenMotionReduced } from '#src/ui/theme/in-ui.ts'
import { layer, media, radius, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { forCustomers } from '#src/views/platform/components/for-customers.ts'

const { color } = vars

/** Height of the picture in one column. */
const PICTURE = 'min(80vw, 42dvh)'

export const page = style({
  display: 'grid',
  gap: space[32],
  maxWidth: size.container,
  marginInline: 'auto',
  padding: `${space[24]} ${vars.gutter}`,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[40] } },
})
export const artColumn = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  // in one column the scale follows the text
  '@media': { [media.belowLg]: { display: 'contents' } },
})
export const art = style({
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.surface2,
  aspectRatio: '1',
  // in one column name and price stay in the first view
  '@media': { [media.belowLg]: { aspectRatio: 'auto', height: PICTURE } },
})
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const gallery = style({ display: 'grid', gap: space[8], minWidth: 0 })
/** The large photos beside each other, of which one is in view. */
export const photos = style({
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  background: color.surface,
  ...whenMotionReduced({ scrollBehavior: 'auto' }),
})
export const photo = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' })
/** A photo of any ratio is shown whole. */
export const photoImage = style([picture, { selectors: { '&&': { objectFit: 'contain' } } }])
export const previews = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const preview = style({
  display: 'block',
  padding: 0,
  overflow: 'hidden',
  border: `${stroke.thick} solid ${color.border}`,
  borderRadius: radius.input,
  background: color.surface,
  cursor: 'pointer',
  selectors: { '&[aria-current="true"]': { borderColor: color.primary } },
})
export const previewImage = style({ display: 'block' })
export const artSkeleton = style({
  aspectRatio: '1',
  borderRadius: radius.card,
  '@media': { [media.belowLg]: { aspectRatio: 'auto', height: PICTURE } },
})
export const offerColumn = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 })
/** On a phone the order controls stick to the bottom of the screen. */
export const addBar = style({
  '@media': {
    [media.belowMd]: {
      order: 1,
      position: 'sticky',
      bottom: 0,
      zIndex: layer.stickyBar,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `${space[4]} ${vars.gutter} calc(${space[12]} + env(safe-area-inset-bottom))`,
      borderTop: `${stroke.hair} solid ${color.border}`,
      background: color.surface,
    },
    [media.short]: { position: 'static' },
  },
})
globalStyle(`:root:has(${addBar})`, {
  '@media': { [media.belowMd]: { vars: { [vars.stickyBar]: space[80] } } },
})
/** Of the buttons, which load late. */
export const lists = style({ minHeight: size.target })
export const makers = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'center' })
export const brand = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const brandIcon = style({ width: size.logo, height: size.logo })
export const code = style({ ...type.sm, fontFamily: vars.font.mono, color: color.subtle })
export const flags = style({ display: 'flex', gap: space[8], flexWrap: 'wrap' })
export const offer = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[16],
  paddingTop: space[16],
  borderTop: `${stroke.hair} solid ${color.border}`,
})
/** Of the hint at the next price level, which comes with the price. */
export const nextLevel = style({
  selectors: {
    [forCustomers('&')]: { minHeight: `calc(${vars.text.sm.line} + 2 * ${space[8]})` },
    'html:not([data-access="known"]) &:empty': { display: 'none' },
  },
})
export const scale = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.belowLg]: { order: 1 } },
})
export const caption = style({ ...type.sm, color: color.muted })
export const ground = style({ stroke: color.borderStrong, strokeWidth: 2 })
export const ink = style({ fill: color.subtle })
export const body = style({ stroke: color.subtle, strokeWidth: 3 })
export const rise = style({ stroke: color.accent, strokeWidth: 2, strokeDasharray: '4 6' })
export const burst = style({ fill: 'none', stroke: color.accent, strokeWidth: 6, strokeDasharray: '3 8' })
