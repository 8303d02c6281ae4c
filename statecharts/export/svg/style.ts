/** The shop's consumer palettes; tests/statecharts/svg.test.ts compares them with src/ui/theme. */
export const chartColours = {
  light: {
    bg: '#FAFAFC',
    surface: '#FFFFFF',
    surface2: '#F1F1F6',
    text: '#16172B',
    muted: '#4E5069',
    border: '#DCDCE6',
    borderStrong: '#84869C',
    primary: '#3D2FB0',
    success: '#11693A',
    danger: '#B01030',
    warn: '#7A4A00',
  },
  dark: {
    bg: '#0D0E1A',
    surface: '#161829',
    surface2: '#1F2238',
    text: '#EEEFFA',
    muted: '#B4B7D2',
    border: '#2D3150',
    borderStrong: '#6D7299',
    primary: '#A79DFF',
    success: '#6EDB97',
    danger: '#FF93A3',
    warn: '#FFC766',
  },
} as const

const sans = "'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const display = `'Bricolage Grotesque Variable', 'Bricolage Grotesque', ${sans}`
const mono =
  "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Written into each picture, because a picture that is linked to loads no other file. */
export const chartStyle = `
svg{${variables(chartColours.light)};background:var(--bg)}
@media (prefers-color-scheme:dark){svg{${variables(chartColours.dark)}}}
.ground{fill:var(--bg)}
text{font-family:${sans};fill:var(--text);white-space:pre;text-rendering:geometricPrecision}
.heading{font:750 24px ${display}}
.legend text{font-size:12px;fill:var(--muted)}
.state>rect{fill:var(--surface);stroke:var(--borderStrong);stroke-width:1.25}
.compound>rect{fill:var(--surface);stroke:var(--border)}
.deep>rect{fill:var(--surface2)}
.region>rect{stroke:var(--borderStrong);stroke-dasharray:7 5}
.asking>rect{stroke:var(--success);stroke-width:2}
.final>rect{stroke:var(--text);stroke-width:1.25}
.final>.inner{fill:none}
.name{font-size:14px;font-weight:650}
.about{font-size:12px;fill:var(--muted)}
.does,.stays,.cause,.guard{font-family:${mono};font-size:11px}
.does{fill:var(--success)}
.stays{fill:var(--primary)}
.cause{font-size:11.5px;font-weight:600}
.edge path{fill:none;stroke-width:1.5;stroke-linejoin:round}
.label rect{fill:var(--surface);stroke-width:1}
.deep-label rect{fill:var(--surface2)}
.guard{fill:var(--muted)}
.begins{fill:var(--text)}
${kind('event', 'primary', '')}
${kind('answer', 'success', '')}
${kind('failure', 'danger', '6 4')}
${kind('time', 'warn', '1.5 4')}
${kind('machine', 'muted', '')}`

function kind(name: string, colour: string, dashes: string): string {
  const dash = dashes === '' ? '' : `;stroke-dasharray:${dashes}`
  return `.${name} path{stroke:var(--${colour})${dash}}.${name} .head{fill:var(--${colour});stroke:none}.${name} .cause{fill:var(--${colour})}.${name} rect{stroke:var(--${colour})}`
}
