import type { SafetySheet } from './safety-sheet.ts'
import * as phrases from './sheet-phrases.ts'

const consumer = {
  hazard:
    '**WARNING.** Explosives, division 1.4. H204: fire or projection hazard. Not a health hazard as long as the articles are whole.',
  prevention:
    'P210 Keep away from heat, hot surfaces, sparks and open flame. No smoking. P234 Keep only in the original packaging. P250 Do not subject to grinding, shock or friction. P280 Wear eye and face protection. P370+P380 In case of fire, clear the area. P401 Store as local law says. P501 Dispose of as section 13 says.',
  composition: phrases.consumerComposition,
  firstAid: phrases.burns,
  fire: phrases.consumerFire,
  spill: phrases.consumerSpill,
  storage: phrases.consumerStorage,
  protection: phrases.gloves,
  stability: phrases.stable,
  ecology: phrases.burnsUp,
  disposal: phrases.soak,
  transport: [['Fireworks', 'UN0336', '1.4G']],
  rules: phrases.consumerRules,
} satisfies Partial<SafetySheet>

export const consumerSheets: readonly SafetySheet[] = [
  {
    ...consumer,
    name: 'sds-aerial-consumer-fireworks',
    title: 'Aerial consumer fireworks',
    products:
      '200, 500 and 1000 gram cakes, finale racks, artillery shells, mines, comets, roman candles, bottle and stick rockets, missiles, parachutes, aerial spinners, assortments.',
    use: 'Effects of light, color and sound in the air, outdoors, by adults.',
    appearance:
      'Tubes and boxes of paper and cardboard with a visco fuse, in printed wrap. Solid. Odor of paper or none. Composition: granules and powders, partly soluble in water. Autoignition of black powder about 660 F (350 C).',
    toxicology:
      'No effect from whole articles. Smoke irritates eyes and airways, above all of people with asthma. Barium compounds are harmful if swallowed. Reports can damage hearing.',
  },
  {
    ...consumer,
    name: 'sds-ground-consumer-fireworks',
    title: 'Ground consumer fireworks',
    products: 'Fountains, ground spinners, wheels, firecrackers, confetti and streamers, novelties.',
    use: 'Effects on the ground, outdoors on level and bare ground, by adults.',
    appearance:
      'Cones, tubes, wheels and strings of paper and cardboard with fuse. Solid. A firecracker holds at most 50 milligrams of report composition. Composition partly soluble in water.',
    toxicology:
      'No effect from whole articles. Dense smoke near the ground irritates eyes and airways; stand upwind. Antimony and barium compounds in some colors are harmful if swallowed.',
  },
  {
    ...consumer,
    name: 'sds-sparklers',
    title: 'Sparklers',
    products: 'Wire and bamboo sparklers in boxes and bundles.',
    use: 'Hand-held or planted effects of sparks. One at a time, by persons who can follow the label.',
    composition: [
      ['Barium nitrate or potassium perchlorate', '40 to 65%'],
      ['Iron, steel, aluminum and titanium filings', '20 to 45%'],
      ['Dextrin or another binder', '8 to 15%'],
      ['Steel wire or bamboo', 'not part of the composition'],
    ],
    firstAid: `${phrases.burns} Sparkler wires stay above 400 F for minutes: most burns come from wires on the ground.`,
    appearance:
      'Gray coating on wire or bamboo, 8 to 36 inches long. Solid, no odor. Burns at 1,800 to 3,000 F (1,000 to 1,650 C) for 30 seconds to 4 minutes. Coating soluble in water in part.',
    toxicology:
      'Barium nitrate is harmful if swallowed; keep coatings out of the mouths of children and pets. Smoke irritates in closed rooms.',
    disposal: `${phrases.soak} Put burned wires at once into a bucket of water or sand.`,
  },
  {
    ...consumer,
    name: 'sds-smoke',
    title: 'Smoke',
    products: 'Smoke balls, smoke tubes and canisters, smoke of daytime effects.',
    use: 'Color smoke outdoors, for pictures, games and parades.',
    composition: [
      ['Potassium chlorate', '20 to 35%'],
      ['Organic dyes', '30 to 50%'],
      ['Lactose or sugar', '15 to 25%'],
      ['Sodium bicarbonate or magnesium carbonate', '2 to 15%'],
    ],
    firstAid: `${phrases.burns} Dye on skin washes off with soap; it is not a burn.`,
    appearance:
      'Balls, tubes and metal or cardboard cans, some with a pull ring. Solid. Bodies become hot enough to scorch grass. Smoke is dense, colored and slightly sweet.',
    toxicology:
      'Smoke irritates eyes and airways. Do not use indoors, in tents or under roofs, and keep people with asthma upwind. Some dyes may cause allergic skin reactions.',
    ecology:
      'Dyes stain stone, cloth and paint, and may color water. Put a tray below canisters. Do not use at ponds. Residues are ash, sugar char and salts.',
    stability: `${phrases.stable} Chlorate mixtures must never meet acids, sulfur or ammonium salts.`,
  },
  {
    ...consumer,
    name: 'sds-snaps-and-poppers',
    title: 'Snaps and poppers',
    products: 'Snaps, pull string poppers and party poppers.',
    use: 'Small snaps and paper streamers, by persons old enough for the label.',
    hazard:
      '**WARNING.** Explosives, division 1.4, compatibility group S. H204: fire or projection hazard; effects stay within the package.',
    composition: [
      ['Snaps: silver fulminate on gravel', 'at most 1 milligram each'],
      ['Poppers: potassium chlorate and red phosphorus', 'at most 16 milligrams each'],
      ['Gravel, paper, plastic, string', 'not part of the composition'],
    ],
    firstAid: `${phrases.burns} Sand and paper in an eye: rinse, do not rub, see a physician.`,
    fire: 'Fight with water. Items snap one by one in the fire and throw small parts a few feet. Wear eye protection and breathing apparatus.',
    appearance:
      'Twisted paper with sand, or small plastic bottles with a string. Solid, no odor. Soak before sweeping: dry snaps go off under shoes.',
    toxicology:
      'Amounts are too small for harm when used. Do not put into the mouth, do not throw at people, do not fire near ears or eyes.',
    transport: [['Fireworks', 'UN0337', '1.4S']],
  },
]
