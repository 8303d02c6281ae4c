import { mix } from '#pyro/color.ts'
import { muzzleSparks } from '#pyro/marks/cone-spray.ts'
import { risingComet } from '#pyro/marks/rising-comet.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { cakeBox, candleTube } from '#pyro/shapes/devices.ts'
import { type Shot, shotsOf } from './firing-patterns.ts'
import { smallBreak } from './small-break.ts'

const TIP_HEIGHT = 206
/** Effects of a cake that are comets and not breaks. */
const cometEffects: ReadonlySet<string> = new Set(['comet', 'whistle'])

/** A cake or rack: a firing pattern of shots, each with a small break of the product's own effects. */
export function cake(scene: Scene): void {
  const { nozzle, colors, random, spec } = scene
  const shots = shotsOf(spec.pattern, random)
  for (const [index, shot] of shots.entries()) fire(scene, shot, index)
  const offsets = stands(shots, spec.pattern)
  for (const offset of offsets) {
    const x = nozzle.x + offset
    addHalo(scene, x, nozzle.y - 6, 90 - 8 * offsets.length, colors[0], 0.8)
    muzzleSparks(scene, x, nozzle.y, spec.pattern === 'salvo' ? 10 : 40)
    const device = spec.pattern === 'salvo' ? candleTube : cakeBox
    scene.objects.push(device(x, nozzle.y, colors[0], colors[1]))
  }
}

function fire(scene: Scene, shot: Shot, index: number): void {
  const { nozzle, spec, detail } = scene
  const [color, partner] = [colorAt(scene, index), colorAt(scene, index + 1)]
  const effect = effectOf(scene, index)
  const breaks = shot.size > 0 && !cometEffects.has(effect)
  const tip = risingComet(scene, {
    x: nozzle.x + shot.offset,
    y: nozzle.y,
    angle: shot.angle,
    from: 0.1,
    born: index * 0.12,
    height: TIP_HEIGHT * shot.height * (spec.pattern === 'straight' ? 0.86 : 1),
    color: mix(color, 0xffcf80, 0.25),
    width: breaks ? 2.6 : 4,
    glitter: (breaks ? 30 : 60) * detail,
    strands: breaks ? 2 : 4,
  })
  if (breaks) {
    const radius = scene.radius * 0.47 * shot.size * (spec.pattern === 'straight' ? 1.1 : 1)
    return smallBreak(scene, effect, { ...tip, radius, first: color, second: partner, born: tip.at })
  }
  addHalo(scene, tip.x, tip.y, 26, color, 0.9)
  addFlare(scene, tip.x, tip.y, 9 + 5 * Math.min(1, shot.size), color, shot.angle, 1)
}

/** Every other shot shows the next effect; a fan is how it fires and not what breaks. */
function effectOf(scene: Scene, index: number): string {
  const effects = scene.spec.effects.filter((effect) => effect !== 'fan')
  return effects[index % Math.max(1, effects.length)] ?? 'peony'
}

/** Where boxes or tubes stand: far offsets share one box on either side. */
function stands(shots: readonly Shot[], pattern: string | null): readonly number[] {
  const side = (offset: number) => (Math.abs(offset) > 40 ? Math.sign(offset) * 70 : 0)
  return [...new Set(shots.map(({ offset }) => (pattern === 'salvo' ? offset : side(offset))))]
}
