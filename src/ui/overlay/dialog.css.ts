import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { fixedColors } from '#src/ui/theme/palettes.ts'
import { media, radius, size, space, stroke } from '#src/ui/theme/scale.ts'

const { color, motion } = vars

const leaving = `opacity ${motion.fade}, transform ${motion.leave} ${motion.ease}, display ${motion.leave} allow-discrete, overlay ${motion.leave} allow-discrete`
const entering = `opacity ${motion.fade}, transform ${motion.enter} ${motion.ease}, display ${motion.enter} allow-discrete, overlay ${motion.enter} allow-discrete`

export const modal = style(
  inUi({
    position: 'fixed',
    margin: 0,
    padding: 0,
    border: `${stroke.hair} solid ${color.border}`,
    backgroundColor: color.surface,
    color: color.text,
    // not that of the heading or card in which it stands: columns of a table would break within words
    overflowWrap: 'break-word',
    boxShadow: color.shadow,
    opacity: 0,
    transition: leaving,
    selectors: {
      '&[open]': { opacity: 1, transform: 'none', transition: entering },
      '&::backdrop': { backgroundColor: fixedColors.backdrop, opacity: 0, transition: leaving },
      '&[open]::backdrop': { opacity: 1 },
    },
    '@starting-style': { selectors: { '&[open]': { opacity: 0 }, '&[open]::backdrop': { opacity: 0 } } },
  }),
)
export const dialog = style(
  inUi({
    inset: 0,
    margin: 'auto',
    maxWidth: `calc(100vw - 2 * ${vars.gutter})`,
    maxHeight: `calc(100dvh - 2 * ${space[24]})`,
    borderRadius: radius.card,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    transform: `translateY(${space[12]})`,
    '@starting-style': { selectors: { '&[open]': { transform: `translateY(${space[12]})` } } },
  }),
)
export const width = styleVariants({
  md: inUi({ width: size.dialog }),
  wide: inUi({ width: size.dialogWide }),
})
export const head = style(
  inUi({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[12]} ${space[12]} ${space[12]} ${space[24]}`,
    backgroundColor: color.surface,
  }),
)
export const body = style(inUi({ padding: `0 ${space[24]} ${space[24]}`, display: 'grid', gap: space[16] }))
export const foot = style(
  inUi({
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    padding: `${space[16]} ${space[24]}`,
    borderTop: `${stroke.hair} solid ${color.border}`,
    backgroundColor: color.surface,
  }),
)
export const drawer = style(
  inUi({
    inset: 'auto',
    top: 0,
    width: `min(88vw, ${size.drawer})`,
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBottom: 'env(safe-area-inset-bottom)',
    // `display` only while open, because it would override the hiding of a closed dialog.
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  }),
)
const from = (translate: string) => ({
  transform: `translateX(${translate})`,
  '@starting-style': { selectors: { '&[open]': { transform: `translateX(${translate})` } } },
})
export const side = styleVariants({
  left: inUi({ left: 0, borderWidth: `0 ${stroke.hair} 0 0`, ...from('-100%') }),
  right: inUi({ right: 0, borderWidth: `0 0 0 ${stroke.hair}`, ...from('100%') }),
})
export const full = style(inUi({ '@media': { [media.belowMd]: { width: '100vw', border: 'none' } } }))
export const fill = style(inUi({ flex: 1, alignContent: 'start' }))
