import type { Subject } from '#pyro/art-subject.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { chargingDock, firingModule, type Panel, testMeter } from '#pyro/shapes/gear-electronics.ts'
import { clipCard, fuseCutter, fuseSpool, igniterWires, punkBundle } from '#pyro/shapes/gear-fuse.ts'
import { looseTubes, mortarRack, steelStand } from '#pyro/shapes/gear-tubes.ts'

/** Things that do not burn, on a dark ground with out-of-focus lights. */
export function gear(scene: Scene): void {
  const [a, b] = scene.colors
  addHalo(scene, 200, 190, 190, a, 0.5)
  addHalo(scene, 120, 110, 90, b, 0.35)
  for (let i = 0; i < 26; i++) {
    const [x, y, radius] = [scene.random() * 400, scene.random() * 400, 3 + scene.random() * 9]
    addHalo(scene, x, y, radius, colorAt(scene, i), 0.35)
  }
  drawings[scene.spec.subject]?.(scene)
}

const drawings: Partial<Readonly<Record<Subject, (scene: Scene) => void>>> = {
  module: (scene) => showPanel(scene, moduleOf(scene)),
  meter: (scene) => showPanel(scene, testMeter(scene.colors[0], scene.colors[1])),
  dock: (scene) =>
    showPanel(scene, chargingDock(numberBefore(scene, /(\d+)-bay/i, 5), scene.colors[0], scene.colors[1])),
  rack: (scene) => {
    const tubes = Math.max(3, Math.min(12, numberBefore(scene, /(\d+)-shot/i, 6)))
    scene.objects.push(mortarRack(tubes, /fan/i.test(scene.spec.name), scene.colors[0]))
  },
  tubes: (scene) => {
    const inches = numberBefore(scene, /([\d.]+) in/i, 3)
    scene.objects.push(
      looseTubes(numberBefore(scene, /(\d+) pk/i, inches > 5 ? 1 : 2), inches, scene.colors[0]),
    )
  },
  stand: (scene) => scene.objects.push(steelStand(numberBefore(scene, /([\d.]+) in/i, 3), scene.colors[0])),
  spool,
  igniters: (scene) =>
    scene.objects.push(
      igniterWires(7 + (numberBefore(scene, /(\d+) (?:m|s)\b/i, 3) % 6), scene.colors[0], scene.colors[1]),
    ),
  clips: (scene) => {
    const many = numberBefore(scene, /(\d+) pk/i, 50) > 100
    scene.objects.push(clipCard(many ? 7 : 5, many ? 5 : 4, scene.colors[0], scene.colors[1]))
  },
  punk: (scene) => {
    const { markup, embers } = punkBundle(
      numberBefore(scene, /(\d+) pk/i, 100) > 200 ? 17 : 11,
      scene.colors[1],
    )
    scene.objects.push(markup)
    for (const { x, y } of embers) {
      addHalo(scene, x, y, 24, 0xff7a2f, 0.95)
      addFlare(scene, x, y, 5, 0xffb45a, 0.4)
    }
  },
  cutter: (scene) => scene.objects.push(fuseCutter(scene.colors[0], scene.colors[1])),
}

function moduleOf(scene: Scene): Panel {
  const { name } = scene.spec
  const cues = Math.min(54, numberBefore(scene, /(\d+)-cue/i, 12))
  const upright = /remote|transmitter|pocket/i.test(name) ? 'handheld' : 'box'
  const form = /slat|rail/i.test(name) ? 'slat' : upright
  return firingModule(cues, form, scene.colors[0], scene.colors[1], scene.random)
}

function showPanel(scene: Scene, { markup, lamps }: Panel): void {
  scene.objects.push(markup)
  for (const { x, y, isLit, color } of lamps) if (isLit) addHalo(scene, x, y, 15, color, 0.8)
}

function spool(scene: Scene): void {
  const { name } = scene.spec
  const length = numberBefore(scene, /([\d.]+) (?:ft|m|s)\b/i, 50)
  const [isTape, isWire] = [/tape/i.test(name), /wire/i.test(name)]
  const rows = isTape ? 5 : Math.round(7 + 3 * Math.min(2, Math.log10(1 + length) - 0.6))
  const thickness = isWire ? 0.5 : 0.7
  scene.objects.push(fuseSpool(rows, isTape ? 0.92 : thickness, scene.colors[0], scene.colors[1]))
  if (isWire) return
  addFlare(scene, 362, 282, 13, 0xffd27a, 0.2)
  addHalo(scene, 362, 282, 40, 0xffb45a, 0.9)
}

/** The number that the name gives, or the usual one. */
function numberBefore(scene: Scene, pattern: RegExp, usual: number): number {
  const found = Number(pattern.exec(scene.spec.name)?.[1])
  return Number.isFinite(found) ? found : usual
}
