import type { SafetySheet } from './safety-sheet.ts'
import * as phrases from './sheet-phrases.ts'

const display = {
  firstAid: phrases.burns,
  storage: phrases.magazine,
  stability: phrases.stable,
  ecology: phrases.burnsUp,
  rules: phrases.displayRules,
  spill:
    'Stop all work, switch off engines and radios, keep people 300 ft away. Only licensed persons pick up the goods. Whole items go back into cartons; broken ones are wetted, handled singly and kept apart. Loose composition is covered with wet sawdust and swept with tools that do not spark. Report losses and theft to the authorities that the law names.',
  protection:
    'No exposure limits apply to whole articles. Loading and shooting: cotton or flame-resistant clothes, hard hat, eye and hearing protection, gloves, boots. Nobody leans over a loaded tube.',
  disposal:
    'Duds and damaged goods are hazardous waste. The lead operator floods them and keeps them apart; a licensed person or the maker disposes of them. Never bury, never put into the trash, never take apart. Used casings go to ordinary waste after soaking.',
} satisfies Partial<SafetySheet>

export const proSheets: readonly SafetySheet[] = [
  {
    ...display,
    name: 'sds-display-shells',
    title: 'Display shells',
    products: 'Aerial shells of 3 to 12 inches, shell chains and finales.',
    use: 'Outdoor displays by licensed operators, fired from mortars of the same caliber.',
    hazard:
      '**DANGER.** Explosives, division 1.3. H203: explosive; fire, blast or projection hazard. May burn all at once.',
    prevention:
      'P210 Keep away from heat, sparks, flame and static discharge. P230 Keep dry. P240 Ground and bond. P250 Do not subject to grinding, shock or friction. P280 Wear protective clothing. P370+P372+P380+P373 Fire: clear the area, do not fight it when it reaches explosives. P401 Store in an approved magazine.',
    composition: [
      ['Black powder: potassium nitrate, charcoal, sulfur (lift and burst)', '35 to 60% of the shell'],
      ['Stars: perchlorates, nitrates, carbonates of strontium, barium and copper', '20 to 45%'],
      ['Metal powders: aluminum, magnalium, titanium', '3 to 20%'],
      ['Dextrin, resins, chlorine donors', '2 to 8%'],
    ],
    fire: phrases.massFire,
    appearance:
      'Balls and cylinders of paper, 3 to 12 inches, with lift charge and leader of quick match. A 6 inch shell weighs about 2.5 lb. Not soluble as a whole.',
    toxicology:
      'No effect from whole articles. Composition irritates skin and eyes; barium and copper compounds are harmful if swallowed. Smoke irritates. Blast damages hearing.',
    transport: [['Fireworks', 'UN0335', '1.3G']],
  },
  {
    ...display,
    name: 'sds-display-cakes',
    title: 'Display cakes and single shots',
    products: '1000 gram cakes, comets, mines, single shots, close proximity effects, set pieces and lances.',
    use: 'Fronts and mid-level effects of displays and stages, by trained operators.',
    hazard:
      '**DANGER** for UN0335: division 1.3, H203 fire, blast or projection hazard. **WARNING** for UN0431: division 1.4, H204 fire or projection hazard. The carton says which.',
    prevention:
      'P210 Keep away from ignition sources. P234 Keep only in the original packaging. P250 No grinding, shock or friction. P280 Wear eye, face and hearing protection. P370+P380 In case of fire, clear the area. P401 Store as the license says.',
    composition: [
      ['Lift: black powder', '20 to 40%'],
      ['Perchlorates and nitrates', '25 to 50%'],
      ['Aluminum, magnalium, titanium, charcoal', '10 to 30%'],
      ['Binders and chlorine donors', '3 to 12%'],
    ],
    fire: phrases.massFire,
    appearance:
      'Glued blocks of paper tubes, or single plastic and paper tubes of 18 to 45 mm, with electric match port or fuse. Solid, no odor.',
    toxicology:
      'No effect from whole articles. In close proximity work smoke and fine dust gather under roofs: plan air exchange, and keep performers out of the plume.',
    transport: [
      ['Fireworks', 'UN0335', '1.3G'],
      ['Articles, pyrotechnic', 'UN0431', '1.4G'],
    ],
  },
  {
    ...display,
    name: 'sds-fuse-and-igniters',
    title: 'Fuse, match and igniters',
    products:
      'Visco and safety fuse, delay fuse and leads, quick match, cross match, shot tape, igniter clips, electric match.',
    use: 'Joining and igniting fireworks by hand or by current.',
    hazard:
      '**WARNING.** Depends on the article: division 1.4, H204 fire or projection hazard; quick match in bulk burns at once. Clips and wire without composition are not hazardous.',
    prevention:
      'P210 Keep away from heat and flame. P234 Keep in the original packaging. P250 No friction. Keep electric match shunted until it is connected, and away from radio transmitters and static discharge.',
    composition: [
      ['Black powder in fuse and match', '2 to 7 grams a foot'],
      [
        'Electric match heads: potassium chlorate or perchlorate with metal fuels',
        '20 to 60 milligrams each',
      ],
      ['Cotton, paper, lacquer, copper wire', 'not part of the composition'],
    ],
    fire: 'Fight early fires with much water from a distance. Spools of quick match flash over in seconds: if they are reached, clear the area. Copper leads may be live; switch off firing systems first.',
    appearance:
      'Cords of 1/16 to 1/4 inch, paper pipes, wires of 3 to 16 ft with a coated head of about 1/8 inch. Solid. Visco burns about 2 seconds an inch, piped match 60 to 100 ft a second.',
    toxicology:
      'Composition amounts are small. Older match heads may contain lead compounds: wash hands before you eat. Smoke irritates.',
    transport: [
      ['Fuse, safety', 'UN0105', '1.4S'],
      ['Fuse, igniter', 'UN0103', '1.4G'],
      ['Fuse, non-detonating (quick match)', 'UN0101', '1.3G'],
      ['Igniters (electric match)', 'UN0454', '1.4S'],
    ],
  },
  {
    name: 'sds-gear',
    title: 'Gear without composition',
    products:
      'Firing systems, remotes, modules, testers, charging docks, mortar tubes, racks, stands, cutters, wire.',
    use: 'Holding, joining and firing fireworks.',
    hazard:
      'Not hazardous under the rules for hazard communication: articles without explosive or chemical content that can be released. Battery packs hold energy and can burn when damaged.',
    prevention:
      'Keep batteries from short circuit, crushing and heat. Never use a tube that is cracked, bulged or oval. Disconnect firing lines before anybody walks to the racks.',
    composition: [
      ['HDPE, fiberglass, wood, steel', 'racks, tubes, stands'],
      ['Copper, PVC insulation', 'wire'],
      ['Lithium-ion or sealed lead-acid cells', 'remotes, modules, docks'],
    ],
    firstAid:
      'No special measures. Battery liquid on skin or in eyes: rinse with water for 15 minutes and see a physician. Splinters of fiberglass: remove with tape, then wash.',
    fire: 'Fight with water, foam or powder as the surroundings ask. Cool battery packs with much water; they may flare up again. Burning plastics give off irritating smoke.',
    spill: 'Pick up. Put damaged battery packs outdoors into sand, away from anything that burns.',
    storage:
      'Keep dry and out of the sun; ultraviolet light ages HDPE. Charge batteries on a surface that does not burn. Store away from composition and from loaded racks.',
    protection: 'Gloves for wood and fiberglass, safety shoes for steel stands. Eye protection when cutting.',
    appearance: 'Solid articles of wood, plastic, metal and electronics. Tubes of 1.75 to 12 inches.',
    stability: 'Stable. Heat above 140 F (60 C) ages batteries and softens HDPE.',
    toxicology: 'None known from use. Dust of sawn fiberglass irritates skin and airways.',
    ecology: 'Plastics and electronics do not belong into nature. No release from use.',
    disposal:
      'Batteries and electronics go to recycling. Tubes that have fired are ordinary waste once they are clean.',
    transport: [
      ['Not regulated', 'none', 'none'],
      ['Equipment with lithium-ion batteries, where it has them', 'UN3481', '9'],
    ],
    rules:
      'No explosives license is needed for this group. Radio equipment follows the rules of the Federal Communications Commission; batteries in transport follow 49 CFR.',
  },
]
