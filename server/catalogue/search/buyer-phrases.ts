/** Other names by which buyers call effects, colors and kinds of fireworks, and the words of the catalogue. */
const PHRASES: Readonly<Record<string, string>> = {
  'bang snap': 'snap',
  'bang snaps': 'snaps',
  barrage: 'cake',
  barrages: 'cakes',
  'canister shell': 'artillery shell',
  'canister shells': 'artillery shells',
  'cannon fuse': 'visco fuse',
  'confetti cannon': 'confetti',
  'confetti cannons': 'confetti',
  crackling: 'crackle',
  'e match': 'electric match',
  'e-match': 'electric match',
  'e-matches': 'electric match',
  ematch: 'electric match',
  ematches: 'electric match',
  fanned: 'fan',
  golden: 'gold',
  helicopter: 'aerial spinner',
  helicopters: 'aerial spinners',
  'low fallout': 'low debris',
  'mortar shell': 'artillery shell',
  'mortar shells': 'artillery shells',
  mum: 'chrysanthemum',
  mums: 'chrysanthemum',
  multicolored: 'multicolor',
  pinwheel: 'wheel',
  pinwheels: 'wheels',
  'pop its': 'snaps',
  'pop-its': 'snaps',
  'reloadable shell': 'artillery shell',
  'reloadable shells': 'artillery shells',
  reloadables: 'artillery shells',
  reloads: 'artillery shells',
  repeater: 'cake',
  repeaters: 'cakes',
  salute: 'report',
  salutes: 'report',
  'smoke ball': 'smoke',
  'smoke balls': 'smoke',
  'smoke bomb': 'smoke',
  'smoke bombs': 'smoke',
  strobing: 'strobe',
  turquoise: 'aqua',
  violet: 'purple',
  whistling: 'whistle',
  zigzag: 'z-sweep',
}

// the longest first, so that "mortar shells" is not read as "mortar shell"
const names = Object.keys(PHRASES).toSorted((one, other) => other.length - one.length)
const phrase = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g')

/** Replaces other names in folded text by the words of the catalogue. */
export const buyerPhrases = (folded: string): string =>
  folded.replaceAll(phrase, (name) => PHRASES[name] ?? name)

/** Words that narrow nothing; in the spelling of the index. */
export const fillerWords: ReadonlySet<string> = new Set(
  'a all an and any at by buy case color colored effect firework for from in item me of on or pattern pc piece product show some style that the to type wholesale with'.split(
    ' ',
  ),
)
