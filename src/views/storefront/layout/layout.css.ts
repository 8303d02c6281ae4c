import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
/** At least a screen high, so that nothing visible shifts when the chunk of the page arrives. */
export const main = style({
  flexGrow: 1,
  outline: 'none',
  minHeight: `calc(100dvh - ${vars.header})`,
  '@media': { [media.print]: { minHeight: 0 } },
})
export const header = style({
  position: 'sticky',
  top: vars.staffBar,
  zIndex: layer.header,
  background: color.surface,
  borderBottom: `${stroke.hair} solid ${color.border}`,
  '@media': { [media.short]: { position: 'relative', top: 0 }, [media.print]: { position: 'relative' } },
})
/** Sticky below the header; covered where the header is higher. */
export const connection = style({ position: 'sticky', top: vars.header, zIndex: layer.header - 1 })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  maxWidth: size.container,
  marginInline: 'auto',
  paddingInline: vars.gutter,
  minHeight: size.headerCompact,
  '@media': {
    [media.belowLg]: { gap: space[4], paddingInline: `${space[4]} ${space[16]}` },
    [media.lg]: { gap: space[20], paddingBlock: space[8] },
  },
})
export const home = style({ color: 'inherit', textDecoration: 'none', display: 'flex', minWidth: 0 })
export const search = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'block', flexGrow: 1, maxWidth: size.dialog } },
})
export const searchNarrow = style({
  paddingInline: vars.gutter,
  paddingBottom: space[8],
  '@media': { [media.lg]: { display: 'none' } },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [media.belowLg]: { gap: space[0] } },
})
/** Stays mounted while closed, because its machine keeps the typed text. */
export const closed = style({ display: 'none' })
export const onlyWide = style({ display: 'none', '@media': { [media.lg]: { display: 'flex' } } })
export const onlyNarrow = style({ display: 'inline-flex', '@media': { [media.lg]: { display: 'none' } } })
export const prompt = style({ ...type.sm, alignItems: 'center', gap: space[4] })
export const promptStrip = style({
  ...type.sm,
  paddingInline: vars.gutter,
  paddingBlock: space[8],
  background: color.infoBg,
  textAlign: 'center',
  '@media': { [media.lg]: { display: 'none' } },
})
export const level = style({ flexDirection: 'column', ...type.sm, lineHeight: 1.2 })
export const label = style({ ...type.xs, color: color.subtle })
export const priceLevel = style({ gap: 0 })
globalStyle(`${priceLevel} select`, {
  ...type.sm,
  width: 'auto',
  padding: 0,
  border: 'none',
  background: 'none',
  color: color.text,
  fontWeight: weight.semibold,
})
globalStyle(`${priceLevel} select + *`, { display: 'none' })
export const strong = style({ fontWeight: weight.semibold })
export const nav = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[24],
      maxWidth: size.container,
      marginInline: 'auto',
      paddingInline: vars.gutter,
      minHeight: size.target,
    },
  },
})
export const navLink = style({
  ...type.sm,
  color: color.text,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  borderBottom: `${stroke.thick} solid transparent`,
  selectors: { '&:hover': { color: color.link }, '&[aria-current="page"]': { borderColor: color.primary } },
  // a transparent border is drawn in forced colors mode
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } },
    },
  },
})
/** Aligned with the links beside it. */
export const navTrigger = style({
  ...type.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.target,
  fontWeight: weight.semibold,
  borderBottom: `${stroke.thick} solid transparent`,
  selectors: { '&:hover': { color: color.link } },
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
})
export const logoBar = style([header, { position: 'relative' }])
/** Hides menu buttons on pages with only the logo. */
export const logoOnly = style([bar, { '@media': { [media.belowLg]: { paddingInline: vars.gutter } } }])
/** Beside a long logo there is room only for the phone number. */
export const secureWord = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const secure = style({
  ...type.sm,
  whiteSpace: 'nowrap',
  color: color.muted,
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  marginInlineStart: 'auto',
})
