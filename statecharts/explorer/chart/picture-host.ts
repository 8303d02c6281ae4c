import { svgElements } from './svg-elements.ts'

export interface Marks {
  /** paths of active leaf states */
  readonly active: readonly string[]
  /** ids of transitions that were just taken */
  readonly taken: readonly string[]
  /** path of the state that is selected; null: none */
  readonly selected: string | null
}

/** How a transition is painted over its color. */
export interface Paint {
  readonly tone: 'good' | 'part' | 'bad'
}

/** Puts a picture into a shadow root, with the style sheet of all pictures from its template in the page. */
export function insertPicture(host: HTMLElement | null, markup: string): void {
  if (!host) return
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const template = document.getElementById('chart-style')
  const style = template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : ''
  shadow.replaceChildren(style, svgElements(markup) ?? '')
}

const svgIn = (host: HTMLElement | null): SVGSVGElement | null =>
  host?.shadowRoot?.querySelector('svg') ?? null

/** Shows the picture at a scale, or as large as its frame shows it whole; returns the scale. */
export function resize(host: HTMLElement | null, frame: HTMLElement | null, zoom: number | 'fit'): number {
  const svg = svgIn(host)
  if (!svg || !frame) return 1
  const { width, height } = svg.viewBox.baseVal
  const tallest = Number.parseFloat(getComputedStyle(frame).maxHeight) || frame.clientHeight
  const fit = Math.min(1, (frame.clientWidth - 2) / width, (tallest - 4) / height)
  const scale = zoom === 'fit' ? fit : zoom
  svg.setAttribute('width', String(Math.round(width * scale)))
  svg.setAttribute('height', String(Math.round(height * scale)))
  return scale
}

/** In a picture of two versions. */
const CHANGED = ':is(.state, .label):is(.added, .removed, .changed, .now, .before)>rect'

/** Between the frame and a box that is larger than it, in pixels. */
const EDGE = 16

/** Scrolls so that the first marked state, else the first marked line, else the beginning of the chart, is in the middle of the frame. */
export function showMarked(host: HTMLElement | null, frame: HTMLElement | null): void {
  const svg = svgIn(host)
  const target = [
    '.active>rect, .selected>rect',
    '.label.taken, text.taken',
    '.edge.taken',
    CHANGED,
    '.begins',
  ]
    .map((marked) => svg?.querySelector(marked))
    .find(Boolean)
  if (!target || !frame) return
  const [box, around] = [target.getBoundingClientRect(), frame.getBoundingClientRect()]
  const [width, height] = [around.width - 2 * EDGE, around.height - 2 * EDGE]
  frame.scrollLeft += box.x + Math.min(box.width, width) / 2 - (around.x + around.width / 2)
  frame.scrollTop += box.y + Math.min(box.height, height) / 2 - (around.y + around.height / 2)
}

/** Marks states and transitions; a state that is folded away is marked at the one that hides it. */
export function drawMarks(
  host: HTMLElement | null,
  machine: string,
  { active, taken, selected }: Marks,
): void {
  const svg = svgIn(host)
  if (!svg) return
  for (const marked of svg.querySelectorAll('.active, .taken, .selected'))
    marked.classList.remove('active', 'taken', 'selected')
  for (const path of active) shownAt(svg, machine, path)?.classList.add('active')
  if (selected !== null) shownAt(svg, machine, selected)?.classList.add('selected')
  for (const id of taken) {
    edgeOf(svg, id)?.classList.add('taken')
    for (const row of svg.querySelectorAll(`text[data-id="${CSS.escape(id)}"]`))
      for (const part of [row, row.closest('.label')]) part?.classList.add('taken')
  }
}

/** Paints transitions by their ids. */
export function paintEdges(host: HTMLElement | null, paints: ReadonlyMap<string, Paint> | null): void {
  const svg = svgIn(host)
  if (!svg) return
  svg.classList.toggle('painted', paints !== null)
  for (const edge of svg.querySelectorAll<SVGElement>('.edge[data-ids]')) {
    const [paint] = (edge.dataset['ids'] ?? '').split(' ').flatMap((id) => paints?.get(id) ?? [])
    if (paint) edge.dataset['tone'] = paint.tone
    else delete edge.dataset['tone']
  }
}

const edgeOf = (svg: SVGElement, id: string) => svg.querySelector(`.edge[data-ids~="${CSS.escape(id)}"]`)

function shownAt(svg: SVGElement, machine: string, path: string): Element | null {
  const found = svg.querySelector(`.state[data-id="${CSS.escape(`${machine}.${path}`)}"]`)
  if (found || !path.includes('.')) return found
  return shownAt(svg, machine, path.slice(0, path.lastIndexOf('.')))
}
