import { css, mix, WHITE } from '#pyro/color.ts'
import { coneSpray } from '#pyro/marks/cone-spray.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { crackleAbout } from './launched.ts'

type Jet = { readonly x: number; readonly y: number; readonly lean: number }

/** A printed paper toy that spits sparks: a tank from its barrel, a pagoda from its roof and corners. */
export function paperToy(scene: Scene): void {
  const [a, b] = scene.colors
  const isTank = scene.random() < 0.5
  const [paper, print] = [css(mix(a, 0x1a1420, 0.35)), css(mix(b, WHITE, 0.1))]
  const shine = css(mix(a, WHITE, 0.4))
  scene.objects.push(
    isTank ? `<g transform="translate(-38 0)">${tank(paper, print, shine)}</g>` : pagoda(paper, print, shine),
  )
  const jets: readonly Jet[] = isTank ? tankJets : pagodaJets
  for (const [index, jet] of jets.entries()) spit(scene, jet, index)
  addHalo(scene, 200, 280, 150, a, 0.4)
}

const tankJets: readonly Jet[] = [
  { x: 253, y: 238, lean: 1.12 },
  { x: 82, y: 318, lean: -1.2 },
]
const pagodaJets: readonly Jet[] = [
  { x: 200, y: 176, lean: 0 },
  { x: 126, y: 250, lean: -0.9 },
  { x: 274, y: 250, lean: 0.9 },
]

function spit(scene: Scene, { x, y, lean }: Jet, index: number): void {
  const color = colorAt(scene, index)
  coneSpray(scene, {
    count: index ? 90 : 190,
    x,
    y,
    color: (i) => (i % 4 ? mix(color, 0xffe0a0, 0.3) : colorAt(scene, i)),
    jet: { speed: index ? 300 : 430, slowest: 0.25, spread: index ? 0.2 : 0.17, lean },
    flight: { drag: 1.7, gravity: 230, life: index ? 0.85 : 1.15 },
    trail: { from: 0.08, pieces: 5, fades: true, tailColor: mix(color, 0xfff6dc, 0.6), tailWidth: 0.8 },
    star: { width: 1.2, alpha: 0.9, heat: 0.1 },
    glitter: { count: 4, spread: 2, drift: 0.3, color: mix(color, 0xfff1cc, 0.5) },
  })
  addFlare(scene, x, y, 17, 0xfff3d0, 0.3)
  addHalo(scene, x, y, 46, mix(color, 0xffe9bc, 0.4), 0.95)
  if (scene.spec.effects[0] !== 'crackle') return
  const reach = index ? 60 : 110
  crackleAbout(scene, x + Math.sin(lean) * reach, y - Math.cos(lean) * reach, 17)
}

function tank(paper: string, print: string, shine: string): string {
  const wheels = [142, 171, 200, 229, 258]
    .map((x) => `<circle cx="${x}" cy="330" r="13" fill="#12141f" stroke="${print}" stroke-width="3"/>`)
    .join('')
  return (
    '<ellipse cx="200" cy="346" rx="96" ry="8" fill="#03040a" opacity=".7"/>' +
    `<path d="M214 268L292 236" stroke="${paper}" stroke-width="15"/><path d="M214 264L290 233" stroke="${shine}" stroke-width="2" opacity=".7"/>` +
    `<path d="M158 292l14-38h58l16 38z" fill="${paper}"/><path d="M158 292l14-38h58l16 38z" fill="url(#shade)"/><path d="M172 254h58" stroke="${shine}" stroke-width="1.6"/>` +
    `<path d="M122 292h156l18 26H110z" fill="${paper}"/><path d="M122 292h156l18 26H110z" fill="url(#shade)"/><path d="M119 300h166l5 8H114z" fill="${print}" opacity=".75"/>` +
    `<rect x="116" y="316" width="170" height="28" rx="14" fill="#1c1f30" stroke="${shine}" stroke-width="1"/>${wheels}` +
    `<path d="M196 262l4 9 10 1-7.5 6.5 2 10-8.5-5-8.5 5 2-10-7.5-6.5 10-1z" fill="${print}"/>`
  )
}

function pagoda(paper: string, print: string, shine: string): string {
  const roof = (y: number, half: number) =>
    `<path d="M${200 - half} ${y}q${half * 0.5}-4 ${half * 0.62}-26h${half * 0.76}q${half * 0.12} 22 ${half * 0.62} 26z" fill="${print}"/><path d="M${200 - half} ${y}q${half * 0.5}-4 ${half * 0.62}-26h${half * 0.76}q${half * 0.12} 22 ${half * 0.62} 26z" fill="url(#shade)"/><path d="M${200 - half} ${y}h${half * 2}" stroke="${shine}" stroke-width="1.4"/>`
  const storey = (y: number, half: number) =>
    `<rect x="${200 - half}" y="${y}" width="${half * 2}" height="48" fill="${paper}"/><rect x="${200 - half}" y="${y}" width="${half * 2}" height="48" fill="url(#shade)"/><rect x="${200 - half * 0.24}" y="${y + 12}" width="${half * 0.48}" height="36" rx="3" fill="#ffd58a" opacity=".85"/><path d="M200 ${y + 12}v36M${200 - half * 0.24} ${y + 28}h${half * 0.48}" stroke="#2a1a12" stroke-width="1.6"/>`
  return `<ellipse cx="200" cy="346" rx="92" ry="8" fill="#03040a" opacity=".7"/>${storey(298, 56)}${roof(298, 80)}${storey(224, 40)}${roof(224, 62)}<path d="M200 198v-20" stroke="${shine}" stroke-width="5"/>`
}
