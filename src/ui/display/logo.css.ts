import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { media, radius, size, space, stroke, weight } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const logo = style(
  inUi({
    display: 'inline-flex',
    maxWidth: '100%',
    minWidth: 0,
    alignItems: 'center',
    gap: space[8],
    color: color.text,
    fontFamily: vars.font.display,
    fontSize: vars.text.lg.size,
    lineHeight: 1,
    fontWeight: weight.hero,
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
    '@media': { [media.md]: { fontSize: vars.text.xl.size } },
  }),
)
/** The line height has room for descenders. */
export const name = style(inUi({ ...type.ellipsis, lineHeight: 1.25 }))
export const mark = style(
  inUi({
    width: size.logo,
    height: size.logo,
    flex: 'none',
    fill: 'none',
    strokeLinecap: 'round',
    strokeWidth: 2.4,
  }),
)
export const long = style(inUi({ stroke: color.primary }))
export const short = style(inUi({ stroke: color.accent }))
export const pro = style(
  inUi({
    padding: `${space[2]} ${space[8]}`,
    border: `${stroke.hair} solid ${color.link}`,
    borderRadius: radius.mark,
    color: color.link,
    ...type.mono,
    fontWeight: weight.bold,
    letterSpacing: '.08em',
    '@media': { [media.belowSm]: { paddingInline: space[4] }, [media.tiny]: { display: 'none' } },
  }),
)
