import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { scenePath } from '#contract/catalogue/picture-path.ts'

type Row = readonly [scene: string, title: string, text: string, link_to: string, alt: string]

const consumerSlides: readonly Row[] = [
  [
    'slide-harbor-finale',
    'Plan the Fourth in spring',
    'Cakes, shells and racks by the case, with stock you can count on.',
    '/sl/l/Best_Sellers',
    'Gold willows and red peonies over a dark lake with lights on the far shore',
  ],
  [
    'slide-fountain-row',
    'Bright, and below the roof line',
    'Fountains, sparklers and spinners for yards with neighbors.',
    '/sl/c/Fountains',
    'A row of silver and gold fountains mirrored in still water',
  ],
  [
    'slide-cake-fan',
    'One fuse, a whole minute',
    '500 gram cakes in fan, V, W and Z patterns.',
    '/sl/c/500-Gram-Cakes',
    'Three cakes fire fans of purple and teal comets into a night sky',
  ],
]
const proSlides: readonly Row[] = [
  [
    'slide-barge-show',
    'Three barges, one score',
    'Shells from 3 to 12 inches, with color, seconds and debris of every lot.',
    '/sl/c/6-Inch-Shells',
    'Brocade crowns and blue peonies above three barges on a river',
  ],
  [
    'slide-serpentine',
    'Fronts that read from the back row',
    'Single shots from 18 to 45 mm for fans, waves and blades.',
    '/sl/c/Single-Shots',
    'A wave of silver and violet comets along a waterfront',
  ],
  [
    'slide-gold-ceiling',
    'Hold the gold',
    'Chains, kamuros and brocades for the last forty seconds.',
    '/sl/c/Shell-Chains--Finales',
    'Gold kamuros, brocades and willows hang over a crowd',
  ],
]
const consumerTiles: readonly Row[] = [
  [
    'tile-cakes',
    'Cakes',
    '200 to 1000 grams in every pattern',
    '/sl/c/500-Gram-Cakes',
    'A fan of pink and lime breaks above a cake',
  ],
  [
    'tile-shells',
    'Artillery shells',
    'Color that fills the yard',
    '/sl/c/Artillery-Shells',
    'A large red and blue peony with a white core',
  ],
  [
    'tile-fountains',
    'Fountains',
    'Minutes of light on the ground',
    '/sl/c/Fountains',
    'Two golden fountains side by side',
  ],
  [
    'tile-sparklers',
    'Sparklers',
    'Wire and bamboo, by the case',
    '/sl/c/Sparklers',
    'A sparkler throws white and gold sparks',
  ],
  [
    'tile-low-debris',
    'Low debris',
    'Less to rake the morning after',
    '/sl/l/Low_Debris',
    'Green and silver comets rise from the shore',
  ],
  [
    'tile-gear',
    'Crew gear',
    'Racks, tubes, fuse and remotes',
    '/sl/c/Mortars--Racks',
    'A wooden rack with six mortar tubes',
  ],
]
const proTiles: readonly Row[] = [
  [
    'tile-pro-shells',
    'Shells',
    '3 to 12 inches',
    '/sl/c/6-Inch-Shells',
    'A six inch purple dahlia opens over hills',
  ],
  [
    'tile-single-shots',
    'Single shots',
    '18 to 45 mm',
    '/sl/c/Single-Shots',
    'Thirteen orange comets open like the tail of a peacock',
  ],
  [
    'tile-finales',
    'Finales',
    'Chains by the case',
    '/sl/c/Shell-Chains--Finales',
    'Six white and gold breaks stacked above one another',
  ],
  [
    'tile-close',
    'Close proximity',
    'Stages, roofs and stadiums',
    '/sl/c/Close-Proximity',
    'Low teal mines burst in front of a dark skyline',
  ],
  [
    'tile-match',
    'Match and fuse',
    'Leads, quick match and wire',
    '/sl/c/Fuse--Igniters',
    'Electric matches with coiled leads',
  ],
  [
    'tile-racks',
    'Racks and tubes',
    'HDPE and fiberglass',
    '/sl/c/Mortars--Racks',
    'A fan rack with five tubes',
  ],
]

const entry = <K extends 'slide' | 'tile'>(
  kind: K,
  project_id: ProjectId,
  [scene, title, text, link_to, alt]: Row,
  position: number,
) => ({
  project_id,
  kind,
  key: scene,
  body: { image_url: scenePath(scene), alt, title, text, link_to },
  position,
})

const of = <K extends 'slide' | 'tile'>(kind: K, project: ProjectId, rows: readonly Row[]) =>
  rows.map((row, position) => entry(kind, project, row, position))

export const slides: readonly ContentEntry<'slide'>[] = [
  ...of('slide', CONSUMER_PROJECT, consumerSlides),
  ...of('slide', PROFESSIONAL_PROJECT, proSlides),
]
export const tiles: readonly ContentEntry<'tile'>[] = [
  ...of('tile', CONSUMER_PROJECT, consumerTiles),
  ...of('tile', PROFESSIONAL_PROJECT, proTiles),
]
