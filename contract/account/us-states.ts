const NAMES = `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;
LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;
NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;
OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;
UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming`

export interface UsState {
  readonly code: string
  readonly name: string
}

export const US_STATES: readonly UsState[] = NAMES.split(';').map((entry) => {
  const text = entry.trim()
  return { code: text.slice(0, 2), name: text.slice(3) }
})

/** First and last three-digit prefix of the ZIP codes of each state. Source: USPS three-digit ZIP prefixes. */
const PREFIXES = `NY 005-005;MA 010-027;RI 028-029;NH 030-038;ME 039-049;VT 050-054;MA 055-055;VT 056-059;CT 060-069;
NJ 070-089;NY 100-149;PA 150-196;DE 197-199;DC 200-200;VA 201-201;DC 202-205;MD 206-219;VA 220-246;WV 247-268;NC 270-289;
SC 290-299;GA 300-319;FL 320-349;AL 350-369;TN 370-385;MS 386-397;GA 398-399;KY 400-427;OH 430-459;IN 460-479;MI 480-499;
IA 500-528;WI 530-549;MN 550-567;DC 569-569;SD 570-577;ND 580-588;MT 590-599;IL 600-629;MO 630-658;KS 660-679;NE 680-693;
LA 700-714;AR 716-729;OK 730-732;TX 733-733;OK 734-749;TX 750-799;CO 800-816;WY 820-831;ID 832-838;UT 840-847;AZ 850-865;
NM 870-884;TX 885-885;NV 889-898;CA 900-961;HI 967-968;OR 970-979;WA 980-994;AK 995-999`

/**
 * States that a prefix of another state reaches into: a route of mail crosses the border there (Fort Campbell,
 * Tennessee has 42223). Source: ZIP code areas of the census in two states, and federal buildings around Washington.
 */
const ALSO = `AL 319,384,388;AR 657,755;AZ 845,873,874;CA 853,864,890,894,976;CO 691,693,820;CT 010,125;DC 201;
DE 193,219;GA 298,369,373;IA 560,561;ID 598,821,831,835,898,979,990,991,993;IL 538,636;IN 450;KS 640,641,683,684,689,690,739;
KY 380,382,385;LA 717;MA 028,060,120;MD 200,202-205,199,215,254;ME 035;MI 545;MN 510,513,570,571,580,581,582;MO 515,516,525,526,
662,726,727;MS 383,369;MT 576,577,586,821,828;NC 242,287,293,297,376;ND 562,567,574,576,592,593;NE 515,511,665,669,807,820,577;
NH 035,050,058;NM 798,799,811,865,859;NV 840,847,961,864;NY 063,068,052,057,188;OH 410,411,470;OK 679,719,729,755,790;
OR 894,960,993;PA 148,215;RI 027,062;SC 281,309;SD 510,512,561,562,580,584,585,586,687,692,693,827;TN 287,307,409,422,426,
421,420,388,723,242;TX 717,718,739,880,882,884,747;UT 813,829,833,860,865,890,898;VA 200,202-205,247,249,270,273,279,286,376,
377,415,267;VT 035,120;WA 835,838,970,978;WI 498,499,558;WV 153,215,228,246,439,415;WY 577,591,597,693,833,834`

interface PrefixRange {
  readonly code: string
  readonly first: string
  readonly last: string
}

const rangesOf = (table: string): readonly PrefixRange[] =>
  table.split(';').flatMap((entry) => {
    const [code = '', ...lists] = entry.trim().split(/\s/)
    return lists
      .join('')
      .split(',')
      .map((range) => ({ code, first: range.slice(0, 3), last: range.slice(-3) }))
  })

const RANGES = rangesOf(PREFIXES)
const ALL_RANGES = [...RANGES, ...rangesOf(ALSO)]

/** The state of a ZIP code by its first three digits, or null when there are fewer. */
export const stateOfZip = (zip: string): string | null => rangeOf(RANGES, zip)?.code ?? null

function rangeOf(ranges: readonly PrefixRange[], zip: string): PrefixRange | undefined {
  const prefix = zip.trim().slice(0, 3)
  return /^\d{3}$/.test(prefix)
    ? ranges.find(({ first, last }) => first <= prefix && prefix <= last)
    : undefined
}

/**
 * Why a ZIP code cannot be in a state, as a sentence, or null. A prefix that reaches into the state counts as its own;
 * what is no ZIP code or no state is not judged here. `code` has two letters.
 */
export function zipStateError(zip: string, code: string): string | null {
  const state = US_STATES.find((each) => each.code === code)
  const five = /^\d{5}/.exec(zip.trim())?.[0]
  if (state === undefined || five === undefined) return null
  const own = ALL_RANGES.filter((range) => range.code === code)
  return rangeOf(own, five) ? null : `ZIP code ${five} is not in ${state.name}.`
}
