import { css, mix, quantize, WHITE } from '#pyro/color.ts'
import { addHalo, addStar, colorAt, type Scene } from '#pyro/scene.ts'
import { lookOf } from '#pyro/star.ts'

/** A spinner on the ground: sparks whirl off a disc. */
export function spinner(scene: Scene): void {
  const { random, detail, colors } = scene
  const y = 322
  for (let i = 0; i < 230 * detail; i++) {
    const angle = random() * 2 * Math.PI
    const color = colorAt(scene, i)
    const speed = 150 + random() * 190
    const look = lookOf(color, {
      trail: {
        from: 0.03,
        pieces: 4,
        ease: 1,
        tailColor: mix(color, WHITE, 0.5),
        tailWidth: 0.8,
        tailAlpha: 0.4,
      },
      star: { width: 1.5, heat: 0.3, head: random() < 0.3 ? 2.2 : 0 },
      glitter: { count: 0.8, spread: 1.5, color },
    })
    const body = {
      x: 200 + Math.cos(angle) * 15,
      y: y + Math.sin(angle) * 5,
      vx: (-Math.sin(angle) + 0.55 * Math.cos(angle)) * speed,
      vy: (Math.cos(angle) + 0.55 * Math.sin(angle)) * speed * 0.34 - 26 * random(),
      drag: 2.2,
      gravity: 26,
    }
    const life = 0.5 + 0.5 * random()
    addStar(scene, look, body, { life, brightness: 0.5 + 0.5 * quantize(random(), 3) })
  }
  addHalo(scene, 200, y, 150, colors[0], 0.6)
  addHalo(scene, 200, y, 46, WHITE, 0.8)
  scene.objects.push(
    `<ellipse cx="200" cy="${y}" rx="13" ry="5" fill="#0a0d1a" stroke="${css(mix(colors[1], WHITE, 0.4))}" stroke-width="1.2"/>`,
  )
}
