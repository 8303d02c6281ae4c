import { css, mix, WHITE } from '#pyro/color.ts'
import { gaussian } from '#pyro/random.ts'
import { addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { mortarTubes } from '#pyro/shapes/devices.ts'
import { shortList } from '#pyro/shapes/svg-number.ts'

/** Paper confetti and streamers out of a tube: solid things, hardly any fire. */
export function confetti(scene: Scene): void {
  const { random, colors } = scene
  for (let i = 0; i < 9; i++) scene.objects.push(streamer(scene, i))
  const pieces = Math.round(190 * Math.max(0.6, scene.detail))
  const flakes = new Map<string, string>()
  for (let i = 0; i < pieces; i++) {
    const angle = gaussian(random) * 0.42
    const reach = 40 + 230 * random() ** 0.7
    const [x, y] = [200 + Math.sin(angle) * reach, 300 - Math.cos(angle) * reach + (reach / 230) ** 2 * 22]
    const color = css(mix(colorAt(scene, i), WHITE, random() < 0.35 ? 0.45 : 0.05))
    flakes.set(color, (flakes.get(color) ?? '') + flake(x, y, random() * Math.PI, 2.4 + 3 * random(), random))
  }
  scene.objects.push([...flakes].map(([color, path]) => `<path d="${path}" fill="${color}"/>`).join(''))
  addHalo(scene, 200, 296, 90, mix(colors[0], 0xffe9bc, 0.4), 0.7)
  addHalo(scene, 200, 170, 150, colors[0], 0.28)
  scene.objects.push(mortarTubes(200, 300, 1, 17, colors[0]))
}

function flake(x: number, y: number, turn: number, size: number, random: () => number): string {
  const [ux, uy] = [Math.cos(turn) * size, Math.sin(turn) * size]
  const squash = 0.3 + 0.7 * random()
  const [vx, vy] = [-Math.sin(turn) * size * squash, Math.cos(turn) * size * squash]
  return `M${shortList(x, y)}l${shortList(ux, uy)}l${shortList(vx, vy)}l${shortList(-ux, -uy)}z`
}

function streamer(scene: Scene, index: number): string {
  const { random } = scene
  const angle = ((index - 4) / 4) * 0.62 + gaussian(random) * 0.05
  const reach = 170 + 70 * random()
  const [endX, endY] = [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  const waves = Array.from({ length: 9 }, (_, i) => {
    const swing = (i % 2 ? 1 : -1) * (3 + i)
    return `q${shortList(endX / 18 + swing, endY / 18 + swing * 0.4, endX / 9, endY / 9)}`
  })
  const color = css(mix(colorAt(scene, index), WHITE, 0.1))
  return `<path d="M200 300${waves.join('')}" fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>`
}
