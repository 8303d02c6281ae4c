import type { ArtSpec } from '#pyro/art-spec.ts'
import { gearSubjects, type Subject } from '#pyro/art-subject.ts'
import { type ColorName, mix } from '#pyro/color.ts'
import { randomOf } from '#pyro/random.ts'
import { createScene, type Scene } from '#pyro/scene.ts'
import { short } from '#pyro/shapes/svg-number.ts'
import { drawSubject } from '#pyro/subjects/draw-subject.ts'
import { flareMarkup, haloGradients, haloMarkup } from '#pyro/svg/glow.ts'
import { horizonOf, reflection, riseTrail, shore, type Sky, skyOf, starField } from '#pyro/svg/landscape.ts'
import { exposeScene } from '#pyro/svg/long-exposure.ts'
import { blur, vertical } from '#pyro/svg/picture.ts'
import { type Break, type Device, type Recipe, SCENE_WIDTHS } from './recipe.ts'
import { silhouetteMarkup } from './silhouettes.ts'

/** The radius of a break of 1 inch in the picture of a product. */
const FULL_RADIUS = 116

/** One subject with where it stands in the wide picture. */
interface Part {
  readonly scene: Scene
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A wide picture of a whole sky as SVG text; the same name and recipe always give the same picture. */
export function drawScene(name: string, recipe: Recipe): string {
  const width = SCENE_WIDTHS[recipe.use]
  const { breaks = [], devices = [], silhouette = 'none' } = recipe
  const parts = [
    ...breaks.map((each, index) => breakPart(`${name} ${index}`, each, width)),
    ...devices.map((each, index) => devicePart(`${name} device ${index}`, each, width)),
  ]
  const base = baseOf(name, recipe)
  const lit = { ...base, ...placedLights(parts) }
  const horizon = horizonOf(base)
  const sky = skyOf(base)
  const light = lightOf(parts, lit)
  const scenery = starField(base.random, width) + smokeOf(parts) + shore(base, sky, width)
  const objects = parts.map((part) => placed(part, part.scene.objects.join(''))).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400"><defs>${haloGradients(lit)}${shadesOf(sky, horizon, width)}</defs>` +
    `<g style="isolation:isolate"><path fill="url(#sky)" d="M0-50H${width}V450H0z"/>${scenery}${reflection(base, width)}` +
    `${objects}${light}${silhouetteMarkup(silhouette, base.random, width, horizon)}</g></svg>`
  )
}

/** Sky and shore; smoke by day brings its own sky. */
function baseOf(name: string, { tint, breaks = [], devices = [] }: Recipe): Scene {
  const subject = devices.some((device) => device.subject === 'day-smoke') ? 'day-smoke' : 'fountain'
  const color = tint ?? [...breaks, ...devices].find(({ colors }) => colors.length > 0)?.colors[0] ?? 'blue'
  return { ...createScene(specOf(name, subject, [color], []), 1), random: randomOf(name) }
}

function specOf(
  key: string,
  subject: Subject,
  colors: readonly ColorName[],
  effects: readonly string[],
  more: Partial<ArtSpec> = {},
): ArtSpec {
  return { key, subject, colors, effects, pattern: null, caliber: 2, shots: 1, name: key, ...more }
}

/** Smaller breaks get fewer stars. */
function breakPart(key: string, { effect, colors, x, y, radius }: Break, width: number): Part {
  const detail = Math.max(0.4, Math.min(1.1, radius / FULL_RADIUS))
  const scene: Scene = {
    ...createScene(specOf(key, 'burst', colors, [effect]), detail),
    center: { x: x * width, y },
    radius,
  }
  drawSubject(scene)
  return { scene, x: 0, y: 0, scale: 1 }
}

/** Gear is drawn higher than what fires. */
const GEAR_DROP = 36

function devicePart(key: string, device: Device, width: number): Part {
  const { subject, colors, effects = ['peony'], pattern = null, name = key, scale = 1 } = device
  const scene = createScene(specOf(key, subject, colors, effects, { pattern, name }), 0.8)
  drawSubject(scene)
  const foot = gearSubjects.has(subject) ? 308 - GEAR_DROP / scale : 308
  return { scene, x: device.x * width - 200 * scale, y: 308 - foot * scale, scale }
}

const placed = ({ x, y, scale }: Part, markup: string): string =>
  x === 0 && y === 0 && scale === 1
    ? markup
    : `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${markup}</g>`

function placedLights(parts: readonly Part[]): Pick<Scene, 'halos' | 'flares'> {
  const put = <T extends { readonly x: number; readonly y: number; readonly radius: number }>(
    { x, y, scale }: Part,
    light: T,
  ): T => ({ ...light, x: x + light.x * scale, y: y + light.y * scale, radius: light.radius * scale })
  return {
    halos: parts.flatMap((part) => part.scene.halos.map((halo) => put(part, halo))),
    flares: parts.flatMap((part) => part.scene.flares.map((flare) => put(part, flare))),
  }
}

function lightOf(parts: readonly Part[], lit: Scene): string {
  const exposures = parts.map((part) => ({ part, ...exposeScene(part.scene, 1) }))
  const rises = parts
    .filter(({ scene }) => scene.place === 'sky')
    .map(({ scene }) => riseTrail(scene).markup())
  const trails = exposures.map((exposure) => placed(exposure.part, exposure.trails.markup())).join('')
  const glitter = exposures.map((exposure) => placed(exposure.part, exposure.glitter.markup())).join('')
  const bloom = ['wide', 'near'].map((id) => `<use href="#ink" filter="url(#${id})" class="s"/>`).join('')
  return (
    `<g id="light" fill="none" stroke-linecap="round"><g class="s" stroke="none">${haloMarkup(lit)}</g>${bloom}${rises.join('')}` +
    `<g id="ink">${trails}</g>${glitter}<g stroke="none">${flareMarkup(lit)}</g></g>`
  )
}

/** A cloud behind each break. */
const smokeOf = (parts: readonly Part[]): string =>
  parts
    .filter(({ scene }) => scene.place === 'sky')
    .map(({ scene: { center, radius, random } }) => {
      const at = `cx="${short(center.x + (random() - 0.5) * radius)}" cy="${short(center.y + radius * 0.4)}"`
      return `<ellipse ${at} rx="${short(radius * 1.3)}" ry="${short(radius * 0.8)}" fill="url(#smoke)"/>`
    })
    .join('')

const DEVICE_SHADES =
  '<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".2" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>' +
  '<linearGradient id="tube"><stop offset="0" stop-color="#0b0e1c"/><stop offset=".32" stop-color="#353c5c"/><stop offset="1" stop-color="#070914"/></linearGradient>' +
  '<radialGradient id="smoke"><stop offset="0" stop-color="#b4bde0" stop-opacity=".07"/><stop offset="1" stop-color="#b4bde0" stop-opacity="0"/></radialGradient>'

function shadesOf(sky: Sky, horizon: number, width: number): string {
  const heaven = vertical('sky', [
    [0, sky.top],
    [0.42, sky.high],
    [0.72, sky.warm],
    [0.86, sky.low],
  ])
  const lake = vertical('lake', [
    [0, mix(sky.low, 0x05060f, 0.5)],
    [1, 0x03040a],
  ])
  const water = `<clipPath id="water"><path d="M0 ${horizon}H${width}V400H0z"/></clipPath>`
  return `${heaven}${lake}${DEVICE_SHADES}${water}${blur('near', 2, 10)}${blur('wide', 8, 20)}<style>.s{mix-blend-mode:screen}</style>`
}
