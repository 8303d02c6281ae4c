import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'

const { color, text } = vars
const line = `${stroke.hair} solid ${color.border}`

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': { [media.lg]: { height: '100dvh' }, [media.print]: { display: 'block', height: 'auto' } },
})
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  borderBottom: line,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
})
export const brand = style({
  fontFamily: vars.font.display,
  fontWeight: weight.title,
  fontSize: text.lg.size,
  color: color.text,
  textDecoration: 'none',
  marginInlineEnd: 'auto',
})
export const body = style({
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  minHeight: 0,
  '@media': {
    [media.lg]: { gridTemplate: 'minmax(0, 1fr) / 250px minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
})
export const side = style({
  borderBottom: line,
  background: color.surface,
  '@media': {
    [media.lg]: { borderBottom: 'none', borderInlineEnd: line, overflowY: 'auto' },
    [media.print]: { display: 'none' },
  },
})
export const main = style({
  minWidth: 0,
  padding: space[16],
  outline: 'none',
  '@media': {
    [media.lg]: { overflow: 'auto', padding: space[24] },
    [media.print]: { overflow: 'visible' },
  },
})
globalStyle(`${main} h1`, { marginBlockEnd: space[8] })
globalStyle(`${main} :is(h2, h3)`, { marginBlockEnd: space[4] })
/** An id that stays in one line. */
export const id = style({ whiteSpace: 'nowrap' })
export const filter = style({
  width: `calc(100% - 2 * ${space[12]})`,
  minHeight: size.compact,
  margin: space[12],
  paddingInline: space[12],
  border: `${stroke.hair} solid ${color.borderStrong}`,
  borderRadius: radius.input,
  background: color.bg,
})
export const machines = style({
  display: 'flex',
  overflowX: 'auto',
  '@media': { [media.lg]: { display: 'block' } },
})
export const machine = style({
  display: 'block',
  minHeight: size.target,
  padding: `${space[8]} ${space[16]}`,
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.surface2 },
    '&[aria-current]': { background: color.surface2, boxShadow: `inset ${space[4]} 0 ${color.primary}` },
  },
})
export const minor = style({ color: color.muted, fontSize: text.sm.size, lineHeight: text.sm.line })
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  borderBottom: line,
  marginBlock: space[12],
  '@media': { [media.print]: { display: 'none' } },
})
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space[12],
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { fontWeight: weight.semibold, boxShadow: `inset 0 -3px ${color.primary}` },
  },
})
export const columns = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)' },
    [media.print]: { display: 'block' },
  },
})
export const panel = style({
  border: line,
  borderRadius: radius.card,
  background: color.surface,
  padding: space[16],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { border: 'none', padding: 0 } },
})
/** First where the columns are below each other. */
export const firstPanel = style({
  order: -1,
  '@media': { [media.xl]: { order: 0 } },
})
export const list = style({
  display: 'grid',
  gap: space[8],
  marginBlock: space[8],
  '@media': { [media.print]: { display: 'block' } },
})
export const card = style({
  borderInlineStart: `${space[4]} solid ${color.borderStrong}`,
  paddingInlineStart: space[12],
  '@media': { [media.print]: { breakInside: 'avoid', marginBlockEnd: space[8] } },
  selectors: {
    '&[data-kind="event"]': { borderColor: color.primary },
    '&[data-kind="done"], &[data-kind="doneState"]': { borderColor: color.success },
    '&[data-kind="error"]': { borderColor: color.danger },
    '&[data-kind="after"]': { borderColor: color.warn },
  },
})
export const effects = style({ paddingInlineStart: space[16], listStyle: 'disc', fontSize: text.sm.size })
export const code = style({ fontFamily: vars.font.mono, fontSize: text.sm.size })
export const cause = style({
  fontFamily: vars.font.mono,
  fontSize: text.sm.size,
  fontWeight: weight.semibold,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[4]} ${space[12]}`,
  marginBlock: space[12],
})
export const term = style({ color: color.muted, fontSize: text.sm.size })
export const crumbs = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'baseline' })
export const steps = style({ display: 'grid', gap: space[4], marginBlock: space[8] })
export const step = style({
  display: 'block',
  width: '100%',
  minHeight: size.compact,
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.input,
  color: color.text,
  selectors: {
    '&:hover': { background: color.surface2 },
    '&[aria-current]': { background: color.surface2, boxShadow: `inset ${space[4]} 0 ${color.primary}` },
  },
})
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
})
export const split = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 2fr)' } },
})
export const downloads = style({ selectors: { '&[open]': { flexBasis: '100%' } } })
export const sentence = style({ minWidth: '280px' })
export const stack = style({ display: 'grid', gap: space[16] })
export const codeHeading = style({ fontFamily: vars.font.mono })
export const source = style({ display: 'grid', gap: space[8], marginBlock: space[12] })
export const fileDrop = style({
  padding: space[8],
  border: `${stroke.hair} dashed ${color.borderStrong}`,
  borderRadius: radius.card,
  selectors: { '&[data-over="true"]': { background: color.surface2, borderColor: color.primary } },
})
