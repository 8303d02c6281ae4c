import { WHITE } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { addHalo, type Scene } from '#pyro/scene.ts'
import { chrysanthemum, dahlia, peony, ring } from './round-bursts.ts'
import { crackle, crossette, strobe } from './splitting-bursts.ts'
import { brocadeCrown, kamuro, palm, willow } from './trailing-bursts.ts'

const effects: Readonly<Record<string, (scene: Scene) => void>> = {
  peony,
  chrysanthemum,
  dahlia,
  ring,
  willow,
  kamuro,
  'brocade-crown': brocadeCrown,
  palm,
  crossette,
  strobe,
  crackle,
  report: crackle,
}

/** A shell high above the water. */
export function burst(scene: Scene): void {
  const effect = scene.spec.effects[0] ?? 'peony'
  glow(scene, effect)
  const draw = effects[effect] ?? peony
  draw(scene)
  thirdColorCore(scene)
}

function glow(scene: Scene, effect: string): void {
  const { center, radius, colors } = scene
  if (effect === 'strobe') return addHalo(scene, center.x, center.y, radius * 1.7, colors[1], 0.34)
  addHalo(scene, center.x, center.y + 4, radius * 1.9, colors[0], 0.5)
  addHalo(scene, center.x, center.y, radius * 0.7, colors[1], 0.5)
  addHalo(scene, center.x, center.y, radius * 0.22, WHITE, 0.8)
}

/** A product of three colors shows the third as the innermost stars. */
function thirdColorCore(scene: Scene): void {
  const third = scene.colors[2]
  if (third === undefined || scene.spec.effects[0] === 'strobe') return
  sphericalBreak(scene, {
    count: 34,
    exact: true,
    radius: scene.radius * 0.24,
    color: third,
    flight: { drag: 1.9, gravity: 10, life: 1 },
    trail: { from: 0.35 },
    star: { width: 1.8, head: 2.6, heat: 0.4 },
  })
}
