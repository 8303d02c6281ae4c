/** Sentences that sheets of the same class share. */
export const burns =
  '**Burns:** cool with clean running water for 20 minutes. Do not pull off cloth that sticks. **Eyes:** do not rub; rinse with water and cover loosely. **Smoke:** bring the person into fresh air. **Hearing:** see a physician if ringing does not stop. **Swallowed:** rinse the mouth and call 1-800-222-1222 (poison control). Show this sheet or the label to the physician.'

export const consumerFire =
  'Flood small fires of cartons with water from a distance, behind cover. Do not fight a fire in which many cartons burn: clear the area (1/3 mile or 500 m for a truck or a warehouse), keep people upwind, let it burn, protect what is near. Goods may burst and throw burning parts. Smoke is irritating. Dry powder and carbon dioxide do not stop burning composition, which carries its own oxygen. Firefighters wear full gear with breathing apparatus.'

export const massFire =
  'DO NOT fight a fire that has reached the goods. They may burn all at once with intense heat and projections. Clear 1 mile (1,600 m) in all directions, or as the emergency response guide says, and let it burn. Fires of packing material, vehicle or building may be fought with much water while the goods are not involved. Firefighters stay behind solid cover.'

export const consumerSpill =
  'Keep away flames, sparks and people who smoke. Pick up whole items by hand and put them into a dry carton. Wet loose composition with water, sweep it up with a soft brush and a plastic shovel, and keep it under water until a qualified person takes it. Do not use a vacuum cleaner.'

export const consumerStorage =
  'Handle cartons gently; do not drag or drop. Keep dry, below 120 F (49 C), away from heat, open flame, switches that spark, fuels, acids and children. Store in closed cartons on pallets, apart from other goods, and locked. Local fire codes limit amounts. No smoking within 50 ft.'

export const magazine =
  'Only trained persons handle the goods. Store in a magazine that the law on explosives approves, with quantity, distance and records as the license asks. No mobile phones that transmit near electric match, no steel tools, no nailed boots. Ground persons and vehicles in dry weather. Do not expose to friction, impact, heat or static discharge.'

export const stable =
  'Stable for years when dry and cool. Moisture, heat above 167 F (75 C), flame, impact, friction, strong acids and static discharge must be kept away. Burning gives off carbon and sulfur oxides, nitrogen oxides, metal oxides and chlorides. No hazardous polymerization.'

export const burnsUp =
  'Whole articles release nothing. Residues after use hold metal oxides and salts, some of them soluble in water. Do not let residues reach drains, ponds or wells; collect cardboard, plastic and clay after use.'

export const soak =
  'Soak used and failed items in water for at least 24 hours, put them wet into doubled plastic bags and dispose of them as your community says. Do not burn and do not crush. Undamaged goods that are no longer wanted go to a dealer or to the authority, never into the trash.'

export const gloves =
  'No exposure limits apply to whole articles. For handling cartons: cotton clothes, gloves, closed shoes. At use: eye protection, hearing protection, cotton clothes that cover arms and legs. No synthetic fleece near open fuse.'

export const consumerRules =
  'Goods for the public are limited by 16 CFR parts 1500 and 1507 (Consumer Product Safety Commission). Transport follows 49 CFR. States, counties and towns limit sale, storage, age and use; ask the authority before you buy.'

export const displayRules =
  'Manufacture, import, sale, transport, storage and use need a license or permit under 27 CFR part 555 (Bureau of Alcohol, Tobacco, Firearms and Explosives). Transport follows 49 CFR. Displays need state and local permits; NFPA 1123 and 1126 are often part of them.'

export const consumerComposition = [
  ['Oxidizers: potassium nitrate, potassium perchlorate, barium nitrate, strontium carbonate', '40 to 75%'],
  ['Fuels: charcoal, sulfur, aluminum, magnalium, titanium', '15 to 45%'],
  ['Binders and chlorine donors: dextrin, phenolic resin, PVC', '3 to 15%'],
  ['Paper, clay and plastic of the tubes', 'not part of the composition'],
] as const
