import { HALO, HALO_ROW } from '#pyro/flight/burst.ts'
import { type Camera, toX, toY } from '#pyro/flight/camera.ts'
import type { VisibleShot } from '#pyro/flight/visible-shots.ts'
import type { LightBuffer } from './light-buffer.ts'

const ROUNDS = 2
/** of a glow beside the light of its stars */
const HALO_LIGHT = 0.34
const CALM_HALO_LIGHT = 0.26
const ATTACK = 0.06
const CALM_ATTACK = 0.35
/** a break lights up the sky for a moment, unless flashes are reduced */
const FLASH = 10
const FLASH_S = 0.09
/** of the glow of smoke to that of fire */
const SMOKE_LIGHT = 0.6

/** Softens what the lines glow. */
export function blurGlow({ glow, across, down }: LightBuffer, spare: Float32Array): void {
  for (let round = 0; round < ROUNDS; round++) {
    blurLines(glow, spare, down, across, across * 3, 3)
    blurLines(spare, glow, across, down, 3, across * 3)
  }
}

/** Along each line, a quarter of each neighbor and half of itself. */
function blurLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  lineStride: number,
  stride: number,
): void {
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      let at = line * lineStride + channel
      let before = 0
      let here = from[at] ?? 0
      for (let i = 0; i < length; i++) {
        const after = i + 1 < length ? (from[at + stride] ?? 0) : 0
        to[at] = here * 0.5 + (before + after) * 0.25
        before = here
        here = after
        at += stride
      }
    }
  }
}

/** Adds the wide glows about breaks and mouths. */
export function addHalos(buffer: LightBuffer, camera: Camera, shot: VisibleShot, isCalm: boolean): void {
  const { halos, haloCount, steady_s } = shot.burst
  for (let index = 0; index < haloCount; index++) {
    const row = index * HALO_ROW
    const light = shot.light * haloLight(halos, row, shot.seconds, steady_s, isCalm)
    if (light > 0.01) addHalo(buffer, camera, shot, row, light)
  }
}

/** The age of a glow; in a steady burst a drifting one begins again and again. */
function haloAge(halos: Float32Array, row: number, seconds: number, steady: number): number {
  const age = seconds - (halos[row + HALO.born] ?? 0)
  if (steady === 0 || age < 0) return age
  return halos[row + HALO.driftY] ? age % (halos[row + HALO.life] ?? 1) : age
}

/** How bright a glow is; the shader of the renderer has the same lines. */
export function haloLight(
  halos: Float32Array,
  row: number,
  seconds: number,
  steady: number,
  isCalm: boolean,
): number {
  const attack = isCalm ? CALM_ATTACK : ATTACK
  const most = (halos[row + HALO.alpha] ?? 0) * (isCalm ? CALM_HALO_LIGHT : HALO_LIGHT)
  const burning = steady > 0 ? Math.max(0, Math.min(1, seconds / 0.6, (steady - seconds) / 0.6)) : 1
  const age = haloAge(halos, row, seconds, steady)
  const life = halos[row + HALO.life] ?? 1
  if (halos[row + HALO.driftY]) {
    const share = age / life
    return age <= 0 || share >= 1 ? 0 : most * burning * SMOKE_LIGHT * 4 * share * (1 - share)
  }
  if (steady > 0) return most * burning
  if (age <= 0 || age >= life) return 0
  const left = 1 - age / life
  const flash = isCalm ? 1 : 1 + FLASH * Math.exp(-age / FLASH_S)
  return most * flash * Math.min(1, age / attack) * left * left
}

/** Where a glow lies at a time, in pixels. */
export function haloDisc(camera: Camera, shot: VisibleShot, row: number) {
  const { halos, steady_s } = shot.burst
  const share = haloAge(halos, row, shot.seconds, steady_s) / (halos[row + HALO.life] ?? 1)
  const x = (halos[row + HALO.x] ?? 0) + (halos[row + HALO.driftX] ?? 0) * share
  const y = (halos[row + HALO.y] ?? 0) + (halos[row + HALO.driftY] ?? 0) * share
  const grown = (halos[row + HALO.radius] ?? 0) * (1 + (halos[row + HALO.growth] ?? 0) * share)
  return {
    x: toX(camera, shot.left_ft + shot.along * x + shot.across * y),
    y: toY(camera, shot.up_ft + shot.along * y - shot.across * x),
    radius: grown * shot.thickness * camera.scale,
  }
}

function addHalo(buffer: LightBuffer, camera: Camera, shot: VisibleShot, row: number, light: number): void {
  const { halos } = shot.burst
  const { glow, cell, across, down } = buffer
  const disc = haloDisc(camera, shot, row)
  const x = disc.x / cell
  const y = disc.y / cell
  const radius = disc.radius / cell
  if (radius < 0.4) return
  const red = (halos[row + HALO.red] ?? 0) * light
  const green = (halos[row + HALO.green] ?? 0) * light
  const blue = (halos[row + HALO.blue] ?? 0) * light
  const left = Math.max(0, Math.ceil(x - radius))
  const right = Math.min(across - 1, Math.floor(x + radius))
  const bottom = Math.min(down - 1, Math.floor(y + radius))
  for (let at = Math.max(0, Math.ceil(y - radius)); at <= bottom; at++) {
    const rest = 1 - ((at - y) / radius) ** 2
    for (let column = left; column <= right; column++) {
      const nearness = rest - ((column - x) / radius) ** 2
      if (nearness <= 0) continue
      const amount = nearness * nearness * nearness
      const index = (at * across + column) * 3
      glow[index] = (glow[index] ?? 0) + red * amount
      glow[index + 1] = (glow[index + 1] ?? 0) + green * amount
      glow[index + 2] = (glow[index + 2] ?? 0) + blue * amount
    }
  }
}
