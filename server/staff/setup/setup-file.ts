import * as v from 'valibot'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { counted } from '#contract/platform/format-count.ts'
import { isEmail } from '#contract/platform/email.ts'
import type { WrittenSetting } from '#server/site/write-setting.ts'
import { type Answers, checkAnswer, SETUP_FIELDS } from './setup-fields.ts'

/** As a setup file calls them. */
export const STOREFRONT_NAMES = { [CONSUMER_PROJECT]: 'consumer', [PROFESSIONAL_PROJECT]: 'professional' }

/** As an owner writes it: a text, a yes or no, or a list of addresses. */
const Written = v.union([
  v.string('is a text, true or false, or a list of texts'),
  v.boolean(),
  v.array(v.string()),
])
const Storefront = v.strictObject(
  Object.fromEntries(SETUP_FIELDS.map(({ key }) => [key, v.optional(Written)])),
  ({ expected, received }) => `is ${received}; it has the keys of the settings, not ${expected}`,
)
const Email = v.pipe(v.string('is an e-mail address'), v.check(isEmail, 'is not an e-mail address'))

const SetupFile = v.strictObject({
  /** of both storefronts, as far as the shop serves them */
  both: v.optional(Storefront, {}),
  consumer: v.optional(Storefront, {}),
  professional: v.optional(Storefront, {}),
  staff: v.optional(v.strictObject({ email: Email, name: v.optional(v.string()) })),
  test_mail: v.optional(Email),
})

export interface Setup {
  readonly answers: readonly WrittenSetting[]
  /** who gets all rights; null: nobody is added */
  readonly staff: { readonly email: string; readonly name: string } | null
  readonly testMail: string | null
}

export type ReadSetup =
  | { readonly kind: 'setup'; readonly setup: Setup }
  /** one line each, with the field */
  | { readonly kind: 'problems'; readonly lines: readonly string[] }

/** Reads the JSON of a setup file. @param present the answers of each storefront that it may fill */
export function readSetup(json: string, present: ReadonlyMap<ProjectId, Answers>): ReadSetup {
  const parsed = parsedJson(json)
  if (parsed === null) return { kind: 'problems', lines: ['The file is not a JSON object.'] }
  const read = v.safeParse(SetupFile, parsed)
  if (!read.success) return { kind: 'problems', lines: read.issues.map(issueLine) }
  const { both, consumer, professional, staff, test_mail } = read.output
  const own = { [CONSUMER_PROJECT]: consumer, [PROFESSIONAL_PROJECT]: professional }
  const unserved = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).filter(
    (projectId) => !present.has(projectId) && Object.keys(own[projectId]).length > 0,
  )
  const checked = [...present].map(([projectId, answers]) =>
    checkStorefront(projectId, STOREFRONT_NAMES[projectId], { ...both, ...own[projectId] }, answers),
  )
  const lines = [
    ...unserved.map(
      (projectId) =>
        `${STOREFRONT_NAMES[projectId]}: this shop does not serve storefront ${projectId}; set SHOP_PROJECT_ID as for the shop.`,
    ),
    ...checked.flatMap((each) => each.problems),
  ]
  if (lines.length > 0) return { kind: 'problems', lines }
  return {
    kind: 'setup',
    setup: {
      answers: checked.flatMap((each) => each.answers),
      staff: staff ? { email: staff.email, name: staff.name ?? staff.email } : null,
      testMail: test_mail ?? null,
    },
  }
}

/** Which answers are saved: what stands for both storefronts is one of each that the shop serves. */
export function savedText(answers: Setup['answers']): string {
  const saved = `${counted(answers.length, 'answer is', 'answers are')} saved`
  const ids = new Set(answers.map(({ projectId }) => projectId))
  const names = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).filter((id) => ids.has(id))
  if (names.length === 0) return `${saved}.`
  return `${saved}, for the ${names.map((id) => STOREFRONT_NAMES[id]).join(' and the ')} storefront.`
}

type WrittenAnswers = Readonly<Record<string, v.InferOutput<typeof Written> | undefined>>

function checkStorefront(
  projectId: ProjectId,
  name: string,
  written: WrittenAnswers,
  present: Answers,
): { readonly answers: readonly WrittenSetting[]; readonly problems: readonly string[] } {
  const answers: WrittenSetting[] = []
  const problems: string[] = []
  const others = { ...present }
  // in the order of the questions, since one is checked beside those before it
  for (const { key } of SETUP_FIELDS) {
    const value = written[key]
    if (value === undefined) continue
    const checked = checkAnswer(key, Array.isArray(value) ? value.join(', ') : String(value), others)
    if (checked.kind === 'problem') problems.push(`${name}.${key}: ${checked.text}`)
    else {
      answers.push({ projectId, key, value: checked.value })
      others[key] = checked.value
    }
  }
  return { answers, problems }
}

function parsedJson(json: string): object | null {
  try {
    const parsed: unknown = JSON.parse(json)
    return typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

function issueLine(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (issue.type === 'strict_object' && path !== null) return `${path}: there is no such field.`
  return `${path ?? 'The file'}: ${issue.message}.`
}
