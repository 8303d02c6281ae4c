import { css, mix, quantize, WHITE } from '#pyro/color.ts'
import { depthOf } from '#pyro/marks/spherical-break.ts'
import { addFlare, addHalo, addStar, colorAt, type Scene } from '#pyro/scene.ts'
import { lookOf } from '#pyro/star.ts'
import { crackleAbout } from './launched.ts'

const DRIVERS = 4

/** A wheel on a post: drivers on its rim throw sparks along the turn. */
export function wheel(scene: Scene): void {
  const { random, detail, colors } = scene
  const [x, y, rim] = [200, 168, 44]
  for (let i = 0; i < 340 * detail; i++) {
    const driver = i % DRIVERS
    const angle = (driver * 2 * Math.PI) / DRIVERS + random() ** 1.6 * 1.5
    const speed = 210 + 150 * random()
    const lean = 0.35 + (random() - 0.5) * 0.4
    const color = colorAt(scene, driver)
    const look = lookOf(color, {
      trail: {
        from: 0.02,
        pieces: 4,
        ease: 1,
        tailColor: mix(color, 0xfff3d0, 0.6),
        tailWidth: 0.8,
        tailAlpha: 0.5,
      },
      star: { width: 1.3, heat: 0.4, head: random() < 0.25 ? 2 : 0 },
      glitter: { count: 1.6, spread: 1.6, color: mix(color, 0xfff1cc, 0.5) },
    })
    const body = {
      x: x + Math.cos(angle) * rim,
      y: y + Math.sin(angle) * rim,
      vx: (-Math.sin(angle) + lean * Math.cos(angle)) * speed,
      vy: (Math.cos(angle) + lean * Math.sin(angle)) * speed,
      drag: 2.6,
      gravity: 60,
    }
    const life = 0.55 + 0.4 * random()
    addStar(scene, look, body, { life, brightness: 0.55 + 0.45 * quantize(random(), 3) })
  }
  for (let driver = 0; driver < DRIVERS; driver++) {
    const angle = (driver * 2 * Math.PI) / DRIVERS
    const [dx, dy] = [x + Math.cos(angle) * rim, y + Math.sin(angle) * rim]
    addFlare(scene, dx, dy, 17, colorAt(scene, driver), angle)
    addHalo(scene, dx, dy, 44, colorAt(scene, driver), 0.9)
  }
  addHalo(scene, x, y, 160, colors[0], 0.5)
  scene.objects.push(wheelFrame(x, y, rim, css(mix(colors[1], WHITE, 0.3))))
}

function wheelFrame(x: number, y: number, rim: number, light: string): string {
  return (
    `<path d="M${x} ${y}V346" stroke="#3a2b1e" stroke-width="7"/><path d="M${x - 1.6} ${y}V346" stroke="#7a5a3c" stroke-width="1.2"/>` +
    `<circle cx="${x}" cy="${y}" r="${rim}" fill="none" stroke="#4a3524" stroke-width="5"/>` +
    `<path d="M${x - rim} ${y}h${2 * rim}M${x} ${y - rim}v${2 * rim}" stroke="#4a3524" stroke-width="4"/>` +
    `<circle cx="${x}" cy="${y}" r="7" fill="#10131f" stroke="${light}" stroke-width="1.6"/>`
  )
}

const TURNS = 5

/** A winged spinner that climbs in a screw of sparks. */
export function flyer(scene: Scene): void {
  const { random, detail, colors, spec } = scene
  const steps = Math.round(300 * detail)
  for (let i = 0; i < steps; i++) {
    const u = i / steps
    const turn = u * TURNS * 2 * Math.PI
    const wide = 10 + 15 * u
    const [x, y] = [200 + Math.sin(turn) * wide + 10 * u, 300 - 210 * u]
    const color = colorAt(scene, i)
    const look = lookOf(color, {
      trail: {
        from: 0.02,
        pieces: 3,
        ease: 1,
        tailColor: mix(color, WHITE, 0.5),
        tailWidth: 0.7,
        tailAlpha: 0.35,
      },
      star: { width: 1.2, heat: 0.4, head: random() < 0.2 ? 1.9 : 0 },
      glitter: { count: 1.4, spread: 2.2, drift: 0.5, color: mix(color, 0xfff1cc, 0.4) },
    })
    const vx = Math.cos(turn) * (40 + 170 * u * random())
    const body = { x, y, vx, vy: 30 - 50 * random(), drag: 2.6, gravity: 55 }
    addStar(scene, look, body, {
      life: 0.35 + 0.4 * u * random(),
      born: u * 1.6,
      brightness: depthOf(Math.cos(turn)),
    })
  }
  addHalo(scene, 210, 90, 90, colors[0], 0.8)
  addHalo(scene, 210, 90, 26, WHITE, 0.9)
  addFlare(scene, 210, 90, 26, colors[1])
  addHalo(scene, 200, 300, 46, colors[0], 0.6)
  if (spec.effects[0] !== 'whistle') for (const dx of [-34, 0, 34]) crackleAbout(scene, 210 + dx, 92, 12)
  scene.objects.push(
    `<path d="M180 86q30-9 60 0" stroke="${css(mix(colors[1], WHITE, 0.5))}" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="200" cy="334" rx="26" ry="5" fill="#0a0d1a" stroke="${css(mix(colors[0], WHITE, 0.2))}"/>`,
  )
}
