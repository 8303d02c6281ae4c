import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'
import { forCustomers } from '#src/views/platform/components/for-customers.ts'
import * as priceCss from '#src/views/platform/components/price.css.ts'

const { color } = vars

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  position: 'relative',
  // on a phone the picture is beside the text
  '@media': {
    [media.belowSm]: {
      display: 'grid',
      gridTemplateColumns: `${size.tileThumb} minmax(0, 1fr)`,
      gap: space[12],
      padding: space[8],
    },
  },
})
export const art = style({
  position: 'relative',
  background: color.surface2,
  aspectRatio: '5 / 4',
  overflow: 'hidden',
  '@media': { [media.belowSm]: { aspectRatio: '1', alignSelf: 'start', borderRadius: radius.button } },
})
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const flags = style({
  position: 'absolute',
  top: space[8],
  left: space[8],
  display: 'flex',
  gap: space[4],
  flexWrap: 'wrap',
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[12],
  flexGrow: 1,
  minWidth: 0,
  '@media': { [media.belowSm]: { padding: space[0] } },
})
export const makers = style({
  ...type.xs,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.subtle,
})
export const brand = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const model = style({ fontFamily: vars.font.mono })
export const name = style({ ...type.tileTitle })
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    // stretches the link over the picture; the controls stay above it
    '&::after': { content: '""', position: 'absolute', inset: 0, bottom: 'auto', aspectRatio: '5 / 4' },
  },
  '@media': {
    [media.belowSm]: {
      selectors: { '&::after': { right: 'auto', width: size.tileThumb, aspectRatio: '1' } },
    },
  },
})
export const traits = style({ ...type.sm, color: color.muted })
export const offer = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[8],
  marginTop: 'auto',
  paddingTop: space[8],
  minHeight: size.thumb,
  // with a row of its own for the case price, which customers see later than the rest
  '@media': {
    [media.belowSm]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[2]} ${space[8]}`,
      minHeight: 0,
      paddingTop: space[4],
      selectors: {
        [forCustomers('&')]: {
          gridTemplateRows: `minmax(${vars.text.lg.line}, auto) minmax(${vars.text.sm.line}, auto)`,
        },
      },
    },
  },
})
const onPhones = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.belowSm]: rule } })
onPhones(`${offer} > ${priceCss.price}`, { display: 'contents' })
onPhones(`${offer} > ${priceCss.price} > ${priceCss.line}`, { gridColumn: '1 / -1' })
onPhones(`${offer} > :last-child`, { gridColumn: 2 })
export const loginPrice = style({
  display: 'flex',
  flexDirection: 'column',
  fontWeight: weight.semibold,
  ...type.sm,
})
/** Two stacked links with touch targets of sufficient height. */
export const apart = style({ gap: space[4] })
globalStyle(`${apart} a`, { display: 'inline-block', paddingBlock: space[4] })
export const packaging = style({ ...type.xs, color: color.subtle, fontWeight: weight.regular })
onPhones(forCustomers(`${offer} > ${packaging}`), { gridColumn: '1 / -1' })
export const add = style({
  display: 'flex',
  gap: space[8],
  paddingTop: space[8],
  minHeight: `calc(${size.target} + ${space[8]})`,
})
/** Always a single line, so that all tiles of a row are equally high. */
export const addButton = style({
  ...type.base,
  flexGrow: 1,
  minWidth: 0,
  whiteSpace: 'nowrap',
  borderRadius: radius.button,
})
/** Of a sold-out product, in the place of the controls. */
export const alert = style({ ...type.base, display: 'grid', gap: space[4], flexGrow: 1, minWidth: 0 })
export const alertProblem = style({ ...type.sm, color: color.danger })
globalStyle(`${alert} button`, {
  '@media': { [media.belowSm]: { ...type.sm, paddingInline: space[4] } },
})
globalStyle(`${addButton} button`, {
  '@media': { [media.belowSm]: { ...type.sm, paddingInline: space[4] } },
})
