import type { ShowCue, ShowDoc } from '#contract/shows/show-doc.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import type { KeptShow } from './show-editor.types.ts'

export const cue: ShowCue = {
  id: 'c1',
  products_id: 31,
  count: 1,
  at_ms: 2_000,
  position: 'p1',
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
}
const doc: ShowDoc = {
  format: 1,
  name: 'County Fair Finale',
  seed: 7,
  site: { crowd_ft: 300, firing: 'electric', noise: 'any' },
  positions: [{ id: 'p1', name: 'Center', x_ft: 0, angle_deg: 0 }],
  cues: [cue],
  music: null,
  on_hand: {},
}
export const renamed: ShowDoc = { ...doc, name: 'County Fair' }
export const aurora: ShowProduct = {
  products_id: 31,
  products_url: 'prairie-aurora',
  image_url: '/images/300/prairie-aurora.svg',
  products_name: 'Prairie Aurora',
  products_model: 'EW-500-031',
  category_url: '500-gram-cakes',
  products_packaging: '4/1',
  pieces_per_case: 4,
  quantity: 12,
  colors: ['Gold'],
  effects: ['Willow'],
  firing_pattern: 'Fan',
  duration: '30 seconds',
  seconds: 30,
  shots: 25,
  caliber: '1.2',
  performance_height: '101-150',
  ignition_type: 'Fuse',
  pro_use: false,
  texas_restricted: false,
}
export const clean: KeptShow = {
  id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001',
  doc,
  base: doc,
  base_revision: 3,
  pending: null,
  isAhead: false,
  past: [],
  future: [],
}
export const fresh: KeptShow = { ...clean, base: null, base_revision: 0, isAhead: true }
export const pending = { save_key: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002', doc: renamed }
