import type { Subject } from '#pyro/art-subject.ts'
import type { Scene } from '#pyro/scene.ts'

/** The square part of the picture that is shown, and how much thicker its lines are drawn. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly thickness: number
}

export const wholeFrame: Frame = { x: 0, y: 0, size: 400, thickness: 1 }

/** Close about the light, so that 75 pixels show what it is. */
export function thumbFrame(scene: Scene): Frame {
  const { center, radius, place, spec } = scene
  if (place === 'sky') return frame(center.x - radius * 1.16, center.y - radius * 1.1, radius * 2.32)
  if (place === 'studio') return frame(50, 50, 300)
  if (spec.subject === 'cake')
    return frame(...(cakeCrops[spec.pattern ?? ''] ?? cakeCrops['fan'] ?? [30, 30, 340]))
  return frame(...(crops[spec.subject] ?? [75, 60, 250]))
}

type Crop = readonly [x: number, y: number, size: number]

function frame(x: number, y: number, size: number): Frame {
  return { x, y, size, thickness: size / 150 }
}

const cakeCrops: Readonly<Record<string, Crop>> = {
  straight: [80, 60, 240],
  'single-shot': [80, 60, 240],
  fan: [20, 25, 360],
  'v-shape': [20, 25, 360],
  'w-shape': [20, 25, 360],
  'z-sweep': [30, 30, 340],
  'x-cross': [60, 65, 280],
  salvo: [25, 30, 350],
  random: [45, 40, 310],
  peacock: [15, 30, 370],
  spiral: [50, 45, 300],
}

const crops: Partial<Readonly<Record<Subject, Crop>>> = {
  comet: [60, 25, 280],
  mine: [55, 15, 290],
  candle: [65, 25, 270],
  fountain: [70, 60, 260],
  sparkler: [75, 45, 250],
  crackers: [75, 45, 250],
  snaps: [70, 100, 260],
  spinner: [75, 150, 250],
  flyer: [75, 45, 250],
  wheel: [60, 30, 280],
  missiles: [70, 55, 270],
  parachute: [70, 20, 280],
  assortment: [50, 40, 310],
  'day-smoke': [50, 35, 300],
  'paper-toy': [65, 95, 265],
  'set-piece': [65, 30, 270],
}
