import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, size, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars
/** Aligned with the content column of the pages. */
const measure = `calc(${size.container} - 2 * ${vars.gutter})`

export const footer = style({
  ...type.sm,
  borderTop: `${stroke.hair} solid ${color.border}`,
  background: color.surface,
  padding: `${space[32]} ${vars.gutter}`,
  // the floating chat button covers nothing of the last lines
  '@media': { [media.lg]: { paddingBottom: `calc(${space[32]} + ${size.target})` } },
  marginTop: space[56],
})
// enough distance between stacked links for touch
globalStyle(`${footer} a`, { display: 'inline-block', paddingBlock: space[4] })
export const columns = style({
  display: 'grid',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(6, auto)' },
  },
  gap: space[24],
  maxWidth: measure,
  marginInline: 'auto',
  paddingBottom: space[24],
})
export const title = style({ ...type.sm, fontFamily: vars.font.body, paddingBottom: space[8] })
/** As high as the chat button, which comes later; on wide screens the button floats. */
export const chat = style({
  '@media': { [media.belowLg]: { minHeight: size.target, marginBlock: space[4] } },
})
export const links = style({ listStyle: 'none', padding: 0, margin: 0 })
export const small = style({
  ...type.xs,
  color: color.muted,
  maxWidth: measure,
  marginInline: 'auto',
  paddingBlock: space[4],
})
export const legal = style({
  ...type.xs,
  color: color.muted,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[16],
  maxWidth: measure,
  marginInline: 'auto',
})
export const choices = style({
  ...type.xs,
  minHeight: size.smallest,
  color: color.link,
  textDecoration: 'underline',
})
/** As high as the links before they are loaded. */
export const social = style({ minHeight: size.target, marginInlineStart: `calc(-1 * ${space[12]})` })
export const socialList = style({ display: 'flex', flexWrap: 'wrap' })
globalStyle(`${social} a`, {
  display: 'grid',
  placeItems: 'center',
  minWidth: size.target,
  minHeight: size.target,
  padding: 0,
})
