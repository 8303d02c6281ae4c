import type { ProjectId } from '#contract/platform/constants.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import type { SettingText } from '#contract/staff/setting-texts.ts'
import { STAFF_RIGHTS } from '#contract/staff/staff-rights.ts'
import type { ShopConfig } from '#server/platform/config.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import type { Db } from '#server/platform/database/db.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { addStaff } from '#server/staff/enroll.ts'
import { answersOf, readReadiness } from '#server/staff/setup/read-readiness.ts'
import { isReady, readinessOf, readinessText } from '#server/staff/setup/readiness.ts'
import { saveAnswers } from '#server/staff/setup/save-answers.ts'
import { type Answers, checkAnswer, SETUP_FIELDS } from '#server/staff/setup/setup-fields.ts'
import { readSetup, savedText, type Setup } from '#server/staff/setup/setup-file.ts'
import { qrLines } from '#server/staff/setup/terminal-qr.ts'
import { sendTestEmail } from '#server/staff/setup/test-email.ts'
import { isEmail } from '#contract/platform/email.ts'
import { credentialLines, otpLink, readIssuer } from './staff-credentials.ts'
import { readNamedFile } from './named-file.ts'

const USAGE = [
  'From a new shop to an open one:',
  '  npm run shop -- setup            asks for what is missing, saves each answer; Enter keeps what is set',
  '  npm run shop -- setup FILE       takes the answers of a JSON file, all or none',
  '  npm run shop -- setup --check    only says what is left to do; exit code 1 while something holds the shop back',
].join('\n')

/** Shows a question and resolves with what is typed. */
export type Ask = (question: string) => Promise<string>

export interface SetupTerminal {
  readonly print: (line: string) => void
  /** null: nobody can be asked */
  readonly ask: Ask | null
}

export interface SetupShop {
  readonly databaseUrl: string
  readonly projectIds: readonly ProjectId[]
  readonly secret: () => Uint8Array
  readonly config: Pick<ShopConfig, 'smtpUrl' | 'cardGateway' | 'trustedProxies'>
}

/** Runs `npm run shop -- setup`. @param words after `setup` */
export async function setupCommand(
  shop: SetupShop,
  words: readonly string[],
  terminal: SetupTerminal,
): Promise<void> {
  const isCheck = words.includes('--check')
  const [file, ...more] = words.filter((word) => word !== '--check')
  if (more.length > 0 || file?.startsWith('--')) throw new StartError(USAGE)
  await withDatabase(shop.databaseUrl, async (db) => {
    if (file !== undefined) await setUp(db, shop, await setupIn(db, shop, file), terminal)
    else if (!isCheck) await askAll(db, shop, terminal)
    const lines = readinessOf(await readReadiness(db, shop.projectIds, environmentOf(shop), new Date()))
    for (const line of lines) terminal.print(readinessText(line))
    const blocking = lines.filter(({ state }) => state === 'blocking').length
    if (isCheck && !isReady(lines)) throw new StartError(`${blocking} of these hold the shop back.`)
  })
}

const environmentOf = ({ config }: SetupShop) => ({
  hasMailServer: config.smtpUrl !== null,
  cardGateway: config.cardGateway,
  trustedProxies: config.trustedProxies,
})

async function setupIn(db: Db, { projectIds }: SetupShop, file: string): Promise<Setup> {
  const read = readSetup(readNamedFile(file).toString(), await answersOf(db, projectIds))
  if (read.kind === 'problems')
    throw new StartError([`Nothing of ${file} is saved:`, ...read.lines].join('\n  '))
  return read.setup
}

async function setUp(
  db: Db,
  shop: SetupShop,
  { answers, staff, testMail }: Setup,
  { print }: SetupTerminal,
): Promise<void> {
  await saveAnswers(db, answers)
  print(savedText(answers))
  if (staff) await addPerson(db, shop, staff, print)
  if (testMail !== null) print(await testMailText(db, shop, testMail))
}

async function askAll(db: Db, shop: SetupShop, { ask, print }: SetupTerminal): Promise<void> {
  if (ask === null) throw new StartError(`There is nobody to ask: name a file.\n${USAGE}`)
  for (const projectId of shop.projectIds) {
    const present = (await answersOf(db, [projectId])).get(projectId) ?? {}
    const name = shopNameOf(present, projectId)
    print(`${name}, storefront ${projectId}. Enter keeps what stands in brackets.`)
    await askStorefront(db, projectId, present, { ask, print })
  }
  const email = await askEmail(ask, print, 'Who works on the shop? An e-mail address, or Enter for nobody: ')
  if (email !== null) await addPerson(db, shop, { email, name: email }, print)
  const to = await askEmail(ask, print, 'Send a test e-mail to? An address, or Enter for none: ')
  if (to !== null) print(await testMailText(db, shop, to))
}

async function askStorefront(
  db: Db,
  projectId: ProjectId,
  present: Answers,
  terminal: { readonly ask: Ask; readonly print: (line: string) => void },
): Promise<void> {
  const answers = { ...present }
  for (const field of SETUP_FIELDS) {
    const value = await askField(field, answers, terminal)
    if (value === null) continue
    await saveAnswers(db, [{ projectId, key: field.key, value }])
    answers[field.key] = value
  }
}

/** Asks until the answer is valid; null: what is set stays. */
async function askField(
  { key, label, help, control }: SettingText,
  answers: Answers,
  { ask, print }: { readonly ask: Ask; readonly print: (line: string) => void },
) {
  const present = shown(answers[key])
  const question = control.kind === 'switch' ? `${label} (yes or no)` : label
  print(`  (${help})`)
  for (;;) {
    const typed = await ask(`${question}${present === '' ? '' : ` [${present}]`}: `)
    if (typed.trim() === '') return null
    const checked = checkAnswer(key, typed, answers)
    if (checked.kind === 'value') return checked.value
    print(`  ${checked.text}`)
  }
}

function shown(value: Answers[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '')
}

async function askEmail(ask: Ask, print: (line: string) => void, question: string): Promise<string | null> {
  for (;;) {
    const typed = (await ask(question)).trim()
    if (typed === '') return null
    if (isEmail(typed)) return typed
    print(`  "${typed}" is not an e-mail address.`)
  }
}

async function addPerson(
  db: Db,
  { secret, projectIds }: SetupShop,
  { email, name }: { readonly email: string; readonly name: string },
  print: (line: string) => void,
): Promise<void> {
  const made = await addStaff(db, secret(), { email, name, rights: STAFF_RIGHTS })
  if (!made) {
    print(`${email} is staff already.`)
    return
  }
  const issuer = await readIssuer(db, projectIds)
  for (const line of credentialLines(issuer, email, made)) print(line)
  for (const line of qrLines(otpLink(issuer, email, made.otpSecret))) print(line)
}

async function testMailText(db: Db, shop: SetupShop, to: string): Promise<string> {
  const { smtpUrl } = shop.config
  if (smtpUrl === null) return 'No test e-mail is sent: SMTP_URL is not set.'
  const all = await answersOf(db, shop.projectIds)
  const answers = [...all.values()].find((each) => shown(each['mail_from']) !== '')
  if (!answers) return 'No test e-mail is sent: no storefront has a sender.'
  const name = shown(answers['mail_from_name']) || shown(answers['store_name'])
  const refusal = await sendTestEmail({ smtpUrl, from: shown(answers['mail_from']), name, to })
  return refusal === null
    ? `A test e-mail is on its way to ${to}.`
    : `The mail server refused the test e-mail: ${refusal}`
}
