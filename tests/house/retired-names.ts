import { isNode, nameOf, nodesOf } from './nodes.ts'
import type { Source } from './source.ts'

/**
 * Identifiers and file names that were replaced by standard terms, with the folders in which a domain use of the same
 * word is allowed. Exact names only, never parts of a name.
 */
const identifiers: Readonly<Record<string, readonly string[]>> = {
  Act: [],
  Beginning: [],
  Bones: [],
  Booth: [],
  Carrier: ['contract', 'server/delivery', 'server/demo', 'machines/delivery', 'src/views'],
  CartWishing: [],
  Consequence: [],
  Deed: [],
  Ears: [],
  Fate: [],
  FormWish: [],
  GATEWAY_PATIENCE: [],
  Hall: [],
  Hands: [],
  Happening: [],
  Letter: [],
  Move: [],
  PageFault: [],
  Place: [],
  PlainForm: [],
  Player: [],
  Post: ['contract', 'server/content'],
  Prepared: [],
  Reader: [],
  Refusal: [],
  Sea: [],
  Shelf: [],
  ShopContext: ['machines/storefront'],
  ShopParts: [],
  Situation: [],
  Stage: [],
  StaffPlace: [],
  StartFault: [],
  Streets: [],
  SubmissionPoint: [],
  Theatre: [],
  Verdict: [],
  Way: [],
  Wish: [],
  Witness: [],
  Words: [],
  World: [],
  aim: [],
  amid: [],
  bringHome: [],
  course: [],
  crossing: [],
  dayText: ['src/views/checkout'],
  everySecond: [],
  fetchAgain: [],
  hear: [],
  joinFlight: [],
  lateMachines: [],
  latePart: [],
  lateParts: [],
  listens: [],
  meantCart: [],
  murmurs: [],
  newPasswordFault: [],
  notProvided: [],
  nothingGiven: [],
  obey: [],
  ofCart: [],
  onePass: [],
  openPost: [],
  ownCart: [],
  packed: [],
  passing: [],
  passwordFault: [],
  patience: [],
  peers: [],
  placePath: [],
  preparationMachine: [],
  refusalOf: [],
  returnCoupon: [],
  reviseCart: [],
  room: [],
  shelfOf: [],
  shellDoings: [],
  standIn: [],
  strangeLine: [],
  tell: [],
  till: [],
  told: [],
  useCartWish: [],
  useHeldFlag: [],
  useLeaveGuard: ['src/views/platform'],
  usePageDoings: [],
  usePeer: [],
  useStaffPlace: [],
  wishOf: [],
}

/** Names of files and folders, without endings. */
const fileNames: Readonly<Record<string, readonly string[]>> = {
  'bare-refusals': [],
  booth: [],
  'bring-home': [],
  crossing: [],
  doings: [],
  ears: [],
  'every-second': [],
  fate: [],
  fault: [],
  'give-back': [],
  hands: [],
  'late-part': [],
  'late-parts': [],
  'meant-cart': [],
  'not-provided': [],
  'one-pass': [],
  'open-post': [],
  'open-state': [],
  'own-cart': [],
  'page-doings': [],
  post: [],
  preparation: [],
  prepared: [],
  refusal: [],
  'revise-cart': [],
  room: [],
  sea: [],
  'settings-cli': [],
  shelf: [],
  'shell-doings': [],
  'shop-parts': [],
  'stepping-state': [],
  'submission-point': [],
  switch: ['src/ui'],
  'take-coupon': [],
  theatre: [],
  till: [],
  'use-held-flag': [],
  'use-leave-guard': [],
  witness: [],
  'work-queue': [],
}

/** A retired word may not come back as the name of a file or of an export. */
export function retiredNameProblems(source: Source): string[] {
  const parts = source.path.split('/').map((part) => part.replace(/\.(\w+\.)?\w+$/, ''))
  return [
    ...parts.filter((part) => isRetired(fileNames, part, source.path)),
    ...exportedNames(source).filter((name) => isRetired(identifiers, name, source.path)),
  ].map((name) => `${source.path} uses the retired name ${name}`)
}

function isRetired(list: Readonly<Record<string, readonly string[]>>, name: string, path: string): boolean {
  return Object.hasOwn(list, name) && !list[name]?.some((folder) => path.startsWith(`${folder}/`))
}

function exportedNames(source: Source): string[] {
  return [...nodesOf(source)].flatMap(({ node, parents }) => {
    if (node.type === 'ExportSpecifier') return [nameOf(node['exported'])]
    const owner = parents.findLast((parent) => parent.type !== 'VariableDeclaration')
    if (owner?.type !== 'ExportNamedDeclaration') return []
    return isNode(node['id']) ? [nameOf(node['id'])] : []
  })
}
