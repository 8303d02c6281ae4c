import { integer, pick, pickSome, pickWeighted, type Random } from '#server/demo/seeded-random.ts'
import type { Line, ProductAttributes } from './catalogue-product.ts'
import type { Category } from './category.ts'
import {
  type ColorLabel,
  colors,
  type DebrisLabel,
  type DurationLabel,
  durations,
  type EffectLabel,
  effects,
  type IgnitionLabel,
  type PatternLabel,
  performanceHeights,
} from '#server/new-shop/facet-values.ts'

const hues = colors.slice(0, 13)
const aerialEffects = effects.slice(0, 12)

export const noAttributes: ProductAttributes = {
  colors: [],
  effects: [],
  firing_pattern: null,
  duration: null,
  seconds: null,
  shots: null,
  caliber: null,
  performance_height: null,
  debris_profile: null,
  ignition_type: null,
}

export function drawAttributes(random: Random, category: Category, line: Line): ProductAttributes {
  if (category.kind === 'gear') return noAttributes
  const pattern = drawPattern(random, category)
  const shots = category.shots ? integer(random, ...category.shots) : 1
  const seconds = drawSeconds(random, category, shots)
  return {
    colors: drawColors(random, category),
    effects: drawEffects(random, category, pattern),
    firing_pattern: pattern,
    duration: durationOf(seconds),
    seconds,
    shots,
    caliber: category.calibers ? pick(random, category.calibers) : null,
    performance_height: performanceHeights[integer(random, ...category.heights)] ?? null,
    debris_profile: category.debris ?? drawDebris(random, line),
    ignition_type: category.ignition ?? drawIgnition(random, line),
  }
}

function drawPattern(random: Random, category: Category): PatternLabel | null {
  if (category.pattern !== 'drawn') return category.pattern === 'none' ? null : (category.pattern ?? null)
  return pickWeighted<PatternLabel>(random, {
    Straight: 5,
    Fan: 5,
    'V-Shape': 2,
    'W-Shape': 2,
    'Z-Sweep': 3,
    'X-Cross': 1,
    Salvo: 2,
    Random: 1,
    Peacock: 1,
    Spiral: 0.5,
  })
}

function drawColors(random: Random, category: Category): readonly ColorLabel[] {
  if (category.kind === 'mix') return [...pickSome(random, hues, 4), 'Multi-Color']
  const most = category.kind === 'shell' || category.kind === 'single' ? 2 : 3
  const drawn = pickSome(random, hues, integer(random, 1, most))
  return drawn.length === 3 && random() < 0.35 ? [...drawn, 'Multi-Color'] : drawn
}

function drawEffects(
  random: Random,
  category: Category,
  pattern: PatternLabel | null,
): readonly EffectLabel[] {
  const choices = category.effects ?? aerialEffects
  if (choices.length === 0) return []
  const many = category.kind === 'cake' || category.kind === 'mix'
  const drawn = pickSome(random, choices, many ? integer(random, 1, 3) : 1)
  return pattern === 'Fan' && random() < 0.4 ? [...drawn, 'Fan'] : drawn
}

function drawSeconds(random: Random, category: Category, shots: number): number {
  if (category.seconds) return integer(random, ...category.seconds)
  return category.shots ? Math.max(3, Math.round(shots * (1.1 + random() * 1.2))) : integer(random, 3, 14)
}

function durationOf(seconds: number): DurationLabel {
  const index = [15, 30, 45, 60, 90].findIndex((longest) => seconds <= longest)
  return durations[index] ?? 'Over 90 Seconds'
}

function drawDebris(random: Random, line: Line): DebrisLabel {
  if (line === 'pro')
    return pickWeighted<DebrisLabel>(random, {
      'No Debris': 1,
      'Light Paper': 4,
      'Paper & Cardboard': 5,
      'Plastic Parts': 0.6,
      'Clay Plugs': 0.8,
    })
  return pickWeighted<DebrisLabel>(random, {
    'No Debris': 0.6,
    'Light Paper': 4,
    'Paper & Cardboard': 5,
    'Plastic Parts': 2,
    'Clay Plugs': 1.5,
  })
}

function drawIgnition(random: Random, line: Line): IgnitionLabel {
  if (line === 'pro')
    return pickWeighted<IgnitionLabel>(random, { 'Electric Match': 5, 'Quick Match': 4, 'Dual Fuse': 2 })
  return pickWeighted<IgnitionLabel>(random, { 'Visco Fuse': 12, 'Dual Fuse': 1, 'Igniter Clip': 1 })
}
