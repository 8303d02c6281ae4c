import { type Color, css, mix } from '#pyro/color.ts'
import type { Scene } from '#pyro/scene.ts'
import { short } from '#pyro/shapes/svg-number.ts'
import { flareMarkup, haloGradients, haloMarkup } from './glow.ts'
import { drifts, horizonOf, reflection, riseTrail, shore, type Sky, skyOf, starField } from './landscape.ts'
import { exposeScene } from './long-exposure.ts'
import { type Frame, thumbFrame, wholeFrame } from './thumb-frame.ts'

/** The scene as an SVG document; a thumbnail is cropped to the light and has neither scenery nor blur. */
export function pictureOf(scene: Scene, isThumb: boolean): string {
  const sky = skyOf(scene)
  const frame = isThumb ? thumbFrame(scene) : wholeFrame
  const light = lightOf(scene, isThumb, frame)
  const box = [frame.x, frame.y, frame.size, frame.size].map(short).join(' ')
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${definitions(scene, sky, isThumb)}</defs>`
  const back = '<g style="isolation:isolate"><path fill="url(#sky)" d="M-50-50H450V450H-50z"/>'
  if (isThumb) return `${open}${back}${scene.objects.join('')}${light}</g></svg>`
  const scenery = starField(scene.random) + drifts(scene) + shore(scene, sky) + reflection(scene)
  return `${open}${back}${scenery}${scene.objects.join('')}${light}</g></svg>`
}

function lightOf(scene: Scene, isThumb: boolean, frame: Frame): string {
  const { trails, glitter } = exposeScene(scene, frame.thickness)
  const rise = scene.place === 'sky' && !isThumb ? riseTrail(scene).markup() : ''
  const bloom = isThumb
    ? ''
    : '<use href="#ink" filter="url(#wide)" class="s"/><use href="#ink" filter="url(#near)" class="s"/>'
  return (
    `<g id="light" fill="none" stroke-linecap="round"><g class="s" stroke="none">${haloMarkup(scene)}</g>${bloom}${rise}` +
    `<g id="ink">${trails.markup()}</g>${glitter.markup()}<g stroke="none">${flareMarkup(scene)}</g></g>`
  )
}

function definitions(scene: Scene, sky: Sky, isThumb: boolean): string {
  const first = scene.colors[0]
  const horizon = horizonOf(scene)
  const fills =
    vertical('sky', [
      [0, sky.top],
      [0.42, sky.high],
      [0.72, sky.warm],
      [0.86, sky.low],
    ]) +
    `<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".2" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>` +
    `<linearGradient id="tube"><stop offset="0" stop-color="#0b0e1c"/><stop offset=".32" stop-color="${css(mix(first, 0x4a5178, 0.6))}"/><stop offset="1" stop-color="#070914"/></linearGradient>`
  const style = '<style>.s{mix-blend-mode:screen}</style>'
  if (isThumb) return haloGradients(scene) + fills + style
  return (
    haloGradients(scene) +
    fills +
    vertical('lake', [
      [0, mix(sky.low, 0x05060f, 0.5)],
      [1, 0x03040a],
    ]) +
    `<radialGradient id="smoke"><stop offset="0" stop-color="${css(mix(first, 0xb4bde0, 0.55))}" stop-opacity=".06"/><stop offset="1" stop-color="#b4bde0" stop-opacity="0"/></radialGradient>` +
    `<clipPath id="water"><path d="M0 ${horizon}H400V400H0z"/></clipPath>` +
    blur('near', 2, 10) +
    blur('wide', scene.place === 'sky' ? 8 : 7, 20) +
    style
  )
}

export function vertical(id: string, stops: readonly (readonly [at: number, color: Color])[]): string {
  const marks = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${css(color)}"/>`).join('')
  return `<linearGradient id="${id}" x2="0" y2="1">${marks}</linearGradient>`
}

export function blur(id: string, deviation: number, margin: number): string {
  const region = `x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"`
  return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}
