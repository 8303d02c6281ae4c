import { counted } from '#contract/platform/format-count.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { passwordCalls, ResetMethod } from '#contract/account/password.ts'
import { EMAIL_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { int4, nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { tooManyRequests } from '#server/platform/http/http-error.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { changePassword } from './change-password.ts'
import { endLockout } from './login-limits.ts'
import { newPasswordError, shopName } from './new-password.ts'
import { hashPassword } from './password.ts'
import { type CodeOwner, codeOwner, spendCode, type Trial, tryCode } from './reset-code.ts'
import { sendCode } from './send-code.ts'
import { setPassword } from './set-password.ts'

/** Identical for every address, so that it reveals neither accounts nor their phone numbers. */
const METHODS: readonly ResetMethod[] = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text message' },
]

export const passwordHandlers: Handlers<typeof passwordCalls> = {
  selectResetMethods: ({ body }) =>
    isEmail(body.customers_email_address)
      ? { success: true, data: [...METHODS], errors: [] }
      : { success: false, data: [], errors: [EMAIL_PROBLEM] },
  sendResetCode: async ({ body }, context) => {
    await sendCode(body, context)
    return { success: true, errors: [], message: MESSAGES.codeSent }
  },
  verifyResetCode: ({ body }, context) => verifyResetCode(body, context),
  changePasswordByCode: ({ body }, context) => changePasswordByCode(body, context),
  changePassword: ({ body }, context) => changePassword(body, context),
}

type ResetPasswordRequest = HandlerArgs<typeof passwordCalls.changePasswordByCode>['body']
type ResetPasswordResponse = AnswerIn<typeof passwordCalls.changePasswordByCode>
type CodeRequest = HandlerArgs<typeof passwordCalls.verifyResetCode>['body']
type CodeResponse = AnswerIn<typeof passwordCalls.verifyResetCode>

const ACCOUNT = { id: int4, firstname: text, lastname: text, company: nullable(text) }
type Account = RowOf<typeof ACCOUNT>
const accountOf = statement({
  name: 'reset-account',
  sql: `select id, firstname, lastname, company from customers
   where project_id = :projectId and email = :email`,
  params: { projectId: int4, email: text },
  row: ACCOUNT,
})

/** Sets a new password with a reset code. A password that is rejected costs no try of the code. */
async function changePasswordByCode(
  request: ResetPasswordRequest,
  context: CallContext,
): Promise<ResetPasswordResponse> {
  const { db, shop } = context
  const owner = codeOwner(request.customers_email_address, context)
  const weakness = newPasswordError(request.password, request.password_confirmation, {
    shop: shopName(context),
    email: owner.email,
    names: [],
  })
  if (weakness !== null) return passwordRefused(weakness)
  const tried = await tryCodeOf(owner, request, context)
  if (tried.kind === 'refused') return tried.answer
  const { account } = tried
  const names = [account.firstname, account.lastname, account.company ?? '']
  const error = newPasswordError(request.password, request.password_confirmation, {
    shop: shopName(context),
    email: owner.email,
    names,
  })
  if (error !== null) return passwordRefused(error)
  const passwordHash = await shop.hashing(context.address, () => hashPassword(request.password))
  const isSet = await inTransaction(db, async (trx) => {
    if (!(await spendCode(trx, shop.secret, owner, request.verification_code))) return false
    await setPassword(trx, shop, { customerId: account.id, passwordHash, keptSession: null })
    return true
  })
  if (!isSet) return codeRefused({ kind: 'dead' })
  shop.jobs.wake()
  await endLockout(db, { ...owner, address: context.address }).catch((error: unknown) =>
    // the password is set
    shop.log(`a lockout was not ended: ${describeError(error)}`),
  )
  return { success: true, errors: [], refused: null }
}

/** Whether a code is right. Does not consume it: a right code costs no try, a wrong one costs one. */
async function verifyResetCode(request: CodeRequest, context: CallContext): Promise<CodeResponse> {
  const owner = codeOwner(request.customers_email_address, context)
  const tried = await tryCodeOf(owner, request, context)
  return tried.kind === 'refused' ? tried.answer : { success: true, errors: [], refused: null }
}

type TriedCode =
  | { readonly kind: 'right'; readonly account: Account }
  | { readonly kind: 'refused'; readonly answer: CodeResponse }

async function tryCodeOf(
  owner: CodeOwner,
  { verification_code: code, method }: Omit<CodeRequest, 'customers_email_address'>,
  { db, shop, now }: CallContext,
): Promise<TriedCode> {
  const trial = await tryCode(db, shop.secret, owner, { code, method }, now())
  if (trial.kind !== 'right') return { kind: 'refused', answer: codeRefused(trial) }
  const [account] = await accountOf(db, owner)
  return account ? { kind: 'right', account } : { kind: 'refused', answer: codeRefused({ kind: 'dead' }) }
}

const passwordRefused = (error: string): ResetPasswordResponse => ({
  success: false,
  errors: [error],
  refused: 'password',
})

function codeRefused(trial: Exclude<Trial, { kind: 'right' }>): CodeResponse {
  switch (trial.kind) {
    case 'locked':
      throw tooManyRequests(trial.wait)
    case 'wrong':
      return trial.left === 0
        ? {
            success: false,
            errors: ['Too many wrong codes. Start again to get a new one.'],
            refused: 'locked',
          }
        : { success: false, errors: [wrongText(trial.left)], refused: 'wrongCode' }
    case 'dead':
      return {
        success: false,
        errors: ['That code is no longer valid. Send a new one.'],
        refused: 'deadCode',
      }
    default:
      return trial satisfies never
  }
}

const wrongText = (left: number): string =>
  `That code is not right. ${counted(left, 'try is', 'tries are')} left.`
