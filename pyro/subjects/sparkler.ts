import { type Color, mix, WHITE } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { addFlare, addHalo, addStar, type Scene } from '#pyro/scene.ts'
import { lookOf, tipOf } from '#pyro/star.ts'

/** A wire sparkler; every spark ends in a little twig of sparks. */
export function sparkler(scene: Scene): void {
  const { random, colors } = scene
  const [a, b] = colors
  const [x, y] = [200, 168]
  const sparks = sphericalBreak(scene, {
    x,
    y,
    radius: 104,
    count: 150,
    color: mix(a, 0xfff3d0, 0.35),
    flight: { drag: 3, gravity: 46, life: 0.62 },
    trail: { from: 0.06, tailColor: 0xfff8e6, tailWidth: 1, tailAlpha: 0.75, pieces: 3, ease: 1 },
    star: { width: 1.1, alpha: 0.8, heat: 0.5 },
    jitter: { speed: 0.3, life: 0.25, direction: 0.2 },
  })
  for (const spark of sparks) {
    const [endX, endY] = tipOf(spark)
    const color = random() < 0.5 ? b : 0xfff0cc
    addFlare(
      scene,
      endX,
      endY,
      (2 + 6 * random() ** 2) * spark.burn.brightness,
      color,
      random(),
      0.5 + 0.5 * spark.burn.brightness,
    )
    if (random() < 0.55) addTwig(scene, endX, endY, a, spark.burn.brightness)
  }
  addHalo(scene, x, y, 130, mix(a, 0xffe0a0, 0.4), 0.7)
  addHalo(scene, x, y, 34, WHITE, 0.95)
  scene.objects.push(
    '<path d="M200 168L203 344" stroke="#8a8fa6" stroke-width="2"/><path d="M200 168L201.2 226" stroke="#3c4054" stroke-width="4.4"/>',
  )
}

function addTwig(scene: Scene, x: number, y: number, color: Color, brightness: number): void {
  const look = lookOf(color, {
    trail: { pieces: 2, ease: 1, tailColor: 0xfff3d0, tailWidth: 0.6, tailAlpha: 0.6 },
    star: { width: 0.8, alpha: 0.7, heat: 0.2 },
  })
  for (let i = 0; i < 3; i++) {
    const angle = scene.random() * 2 * Math.PI
    const body = { x, y, vx: Math.cos(angle) * 42, vy: Math.sin(angle) * 42, drag: 3.4, gravity: 40 }
    addStar(scene, look, body, { life: 0.4, born: 0.6, brightness })
  }
}
