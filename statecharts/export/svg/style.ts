/** The shop's consumer palettes; tests/statecharts/picture.test.ts compares them with src/ui/theme. */
export const chartColors = {
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

type ColorName = keyof typeof chartColors.light

interface Rule {
  readonly selector: string
  /** color properties, overridden in the dark scheme */
  readonly colors?: Readonly<Record<string, ColorName>>
  readonly rest?: Readonly<Record<string, string>>
}

const rules: readonly Rule[] = [
  { selector: 'svg', colors: { 'background-color': 'bg' } },
  { selector: '.ground', colors: { fill: 'bg' } },
  {
    selector: 'text',
    colors: { fill: 'text' },
    rest: { 'font-family': sans, 'white-space': 'pre', 'text-rendering': 'geometricPrecision' },
  },
  { selector: '.heading', rest: { 'font-family': display, 'font-size': '24px', 'font-weight': '750' } },
  { selector: '.legend text', colors: { fill: 'muted' }, rest: { 'font-size': '12px' } },
  {
    selector: '.state>rect',
    colors: { fill: 'surface', stroke: 'borderStrong' },
    rest: { 'stroke-width': '1.25' },
  },
  { selector: '.compound>rect', colors: { fill: 'surface', stroke: 'border' } },
  { selector: '.deep>rect', colors: { fill: 'surface2' } },
  { selector: '.region>rect', colors: { stroke: 'borderStrong' }, rest: { 'stroke-dasharray': '7 5' } },
  { selector: '.asking>rect', colors: { stroke: 'success' }, rest: { 'stroke-width': '2' } },
  { selector: '.final>rect', colors: { stroke: 'text' }, rest: { 'stroke-width': '1.25' } },
  { selector: '.final>.inner', rest: { fill: 'none' } },
  { selector: '.name', rest: { 'font-size': '14px', 'font-weight': '650' } },
  { selector: '.about', colors: { fill: 'muted' }, rest: { 'font-size': '12px' } },
  { selector: '.does,.stays,.cause,.guard,.acts', rest: { 'font-family': mono, 'font-size': '11px' } },
  { selector: '.does', colors: { fill: 'success' } },
  { selector: '.stays', colors: { fill: 'primary' } },
  { selector: '.cause', rest: { 'font-size': '11.5px', 'font-weight': '600' } },
  { selector: '.edge path', rest: { fill: 'none', 'stroke-width': '1.5', 'stroke-linejoin': 'round' } },
  { selector: '.label rect', colors: { fill: 'surface' }, rest: { 'stroke-width': '1' } },
  { selector: '.guard', colors: { fill: 'muted' } },
  { selector: '.never', rest: { opacity: '.5' } },
  { selector: '.begins', colors: { fill: 'text' } },
  ...edgeRules('event', 'primary'),
  ...edgeRules('answer', 'success'),
  ...edgeRules('failure', 'danger', '6 4'),
  ...edgeRules('time', 'warn', '1.5 4'),
  ...edgeRules('machine', 'muted'),
]

function edgeRules(kind: string, color: ColorName, dashes?: string): readonly Rule[] {
  return [
    {
      selector: `.${kind} path`,
      colors: { stroke: color },
      ...(dashes !== undefined && { rest: { 'stroke-dasharray': dashes } }),
    },
    { selector: `.${kind} .head`, colors: { fill: color }, rest: { stroke: 'none' } },
    { selector: `.${kind} .cause`, colors: { fill: color } },
    { selector: `.${kind} rect`, colors: { stroke: color } },
  ]
}

/** The CSS rules of a chart; `colorOf` returns the value of each color. */
export function chartRules(colorOf: (name: ColorName) => string): string {
  return rules
    .map((rule) => `${rule.selector}{${declarations({ ...colorsOf(rule, colorOf), ...rule.rest })}}`)
    .join('\n')
}

/** The CSS rules of what is drawn over a chart. */
export const flowRules = (colorOf: (name: ColorName) => string): string =>
  `.flow .edge path{stroke-dasharray:none;stroke-linecap:butt}
.flow .idle text{opacity:.6}
.flow .idle path{opacity:.45}
.flow .idle rect{stroke-opacity:.45}
.flow .idle path,.flow .idle rect{stroke:${colorOf('muted')}}
.flow .idle .head,.flow .idle text{fill:${colorOf('muted')}}
.faint{opacity:.4}
.note{font-size:11px;font-weight:700}
.chip>rect{fill:${colorOf('surface')};stroke:${colorOf('borderStrong')}}
.wait{fill:${colorOf('muted')};font-size:10px;font-weight:400}
.stub rect{fill:${colorOf('surface')};stroke:${colorOf('danger')}}
.stub path{fill:none;stroke:${colorOf('danger')}}
.stub .head{fill:${colorOf('danger')};stroke:none}
.stub text{fill:${colorOf('danger')};font-size:11px;font-weight:700}`

/**
 * The style sheet of each SVG. librsvg, Qt and Inkscape support neither custom properties nor the `font` shorthand,
 * hence literal colors and longhands; the dark scheme overrides only colors.
 */
export const chartStyle = `
${chartRules((name) => chartColors.light[name])}
@media (prefers-color-scheme:dark){
${darkRules()}
}`

/** What a picture with counts of use has besides. */
export const flowStyle = `
${flowRules((name) => chartColors.light[name])}
@media (prefers-color-scheme:dark){
${flowRules((name) => chartColors.dark[name])}
}`

function darkRules(): string {
  return rules
    .filter(({ colors }) => colors !== undefined)
    .map((rule) => `${rule.selector}{${declarations(colorsOf(rule, (name) => chartColors.dark[name]))}}`)
    .join('\n')
}

function colorsOf(
  { colors = {} }: Rule,
  colorOf: (name: ColorName) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(colors).map(([property, name]) => [property, colorOf(name)]))
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
}
